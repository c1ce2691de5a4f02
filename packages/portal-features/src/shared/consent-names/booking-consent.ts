import { language } from '@sakina/platform/contract';
import type { BodyOf, createAppointment } from '@sakina/platform/contract';

/**
 * What a client agrees to with a booking, once all boxes are ticked.
 * @param locale BCP 47 tag of the language in which they read it.
 */
export function bookingConsent(locale: string): BodyOf<typeof createAppointment>['consent'] {
  const read = language.options.find((tag) => tag === locale.split('-')[0]);
  return { treatment: true, telehealth: true, policy: true, ...(read && { language: read }) };
}
