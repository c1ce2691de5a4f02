import { authorizeCalendar } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Starts the sign-in to a calendar’s service, and says where its page is (CLOUD-640). */
export function useAuthorizeCalendar(): Action<typeof authorizeCalendar> {
  return useAction(authorizeCalendar, {});
}
