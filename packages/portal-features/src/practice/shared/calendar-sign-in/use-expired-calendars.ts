import { listCalendars } from '@sakina/platform/contract';
import type { CalendarConnection } from '@sakina/platform/contract';
import { hasPractice } from '@sakina/platform/domain';
import { useFeatureAccess, useUser } from '@sakina/platform/react/session';
import { useOperation } from '@sakina/platform/react';
import { isAnswered } from '../../../shared/OnceKnown.tsx';

/**
 * The outside calendars that are no longer read because their sign-in expired (CLOUD-78). Nothing is asked for an
 * account that may not connect any.
 * @returns `isKnown` once that is answered, or needs no answer.
 */
export function useExpiredCalendars(): { items: readonly CalendarConnection[]; isKnown: boolean } {
  const user = useUser();
  const isAllowed = useFeatureAccess('api_integrations').kind === 'allowed' && hasPractice(user);
  const read = useOperation(listCalendars, isAllowed ? {} : null);
  const items = (read.data?.items ?? []).filter(({ status }) => status === 'NEEDS_SIGN_IN');
  return { items, isKnown: !isAllowed || isAnswered(read) };
}
