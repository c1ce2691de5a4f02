import type { BookingRules, getAvailability, ResponseOf } from '@sakina/platform/contract';

/** The provider’s own hours, where the rules came with the answer. */
export type KnownHours = Omit<ResponseOf<typeof getAvailability>, 'rules'> & { rules: BookingRules };
