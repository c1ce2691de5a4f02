import * as v from 'valibot';
import { accountStatus } from './admin-area.ts';
import { bookingState } from './appointment.ts';
import { calendarDate, emailAddress, instant, money, text } from './common.ts';
import { appointmentId, providerId, userId } from './ids.ts';
import { providerKind, verificationStatus } from './provider.ts';

/** As many of a kind as one answer has. */
const SOME = 5;
const some = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(SOME));

/** What was found, by kind; a kind that the caller may not see is empty. */
export const adminSearchResult = v.object({
  people: some(v.object({ id: userId, displayName: text, email: emailAddress, status: accountStatus })),
  providers: some(
    v.object({ id: providerId, displayName: text, kind: providerKind, verification: verificationStatus }),
  ),
  sessions: some(
    v.object({
      id: appointmentId,
      startsAt: instant,
      status: bookingState,
      clientName: text,
      providerName: text,
    }),
  ),
  /** Refunds and payouts: by id, or by name within the last ninety days. */
  payments: some(
    v.object({
      id: text,
      kind: v.picklist(['REFUND', 'PAYOUT']),
      /** Of the client who gets a refund, or of the provider who is paid. */
      name: text,
      amount: money,
      on: calendarDate,
      appointmentId: v.nullable(appointmentId),
    }),
  ),
});

export type AdminSearchResult = v.InferOutput<typeof adminSearchResult>;
