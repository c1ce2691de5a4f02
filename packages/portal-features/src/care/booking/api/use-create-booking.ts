import { createBooking } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Books one time or a series, and charges what is due with it (CLOUD-180). */
export function useCreateBooking() {
  return useAction(createBooking);
}
