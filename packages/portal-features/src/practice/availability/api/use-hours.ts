import { getAvailability } from '@sakina/platform/contract';
import type { BookingRules, ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** The provider’s own hours with their rules. */
type OwnHours = ResponseOf<typeof getAvailability>;

/** The same, where the rules came with the answer. */
export type KnownHours = Omit<OwnHours, 'rules'> & { rules: BookingRules };

/** Reads the provider’s own hours (CALL-5). */
export function useHours(): Read<OwnHours> {
  return useOperation(getAvailability, {});
}
