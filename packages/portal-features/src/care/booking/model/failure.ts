import { fieldProblems, isApiError } from '@sakina/platform/client';
import { own } from '@sakina/platform/domain';
import type { TimeSpan } from './opening.ts';

/** Why a booking or a move failed, by what the user can do next. */
export type BookingFailure =
  /** Another client was faster; these times are near. */
  | { kind: 'taken'; alternatives: readonly TimeSpan[] }
  /** The time has passed. */
  | { kind: 'past' }
  /** The time is nearer than the provider's notice, in minutes; these times are near. */
  | { kind: 'notice'; minutes: number | null; alternatives: readonly TimeSpan[] }
  /** The server rejected what was typed. */
  | { kind: 'fields'; fields: Readonly<Record<string, string>> }
  /** The provider, service or appointment no longer exists. */
  | { kind: 'gone' }
  /** The appointment can no longer be moved. */
  | { kind: 'fixed' }
  /** The appointment was moved elsewhere meanwhile: nothing is moved from a time that was not seen. */
  | { kind: 'moved' }
  /** No readable answer: it may have been booked. Repeating the attempt takes effect once. */
  | { kind: 'unsure'; cause: 'network' | 'timeout' | 'contract' | 'server' }
  /** The card was refused, or its token is no longer known. */
  | { kind: 'card'; code: CardRefusal }
  /** The price is no longer the one agreed to. */
  | { kind: 'price' }
  /** Anything else; it has a general message. */
  | { kind: 'other' };

/** Why the bank refused a card; with `UNKNOWN_CARD`, it has to be typed in again. */
type CardRefusal = 'CARD_DECLINED' | 'INSUFFICIENT_FUNDS' | 'EXPIRED_CARD' | 'UNKNOWN_CARD';

const REFUSALS: readonly string[] = ['CARD_DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED_CARD'] satisfies CardRefusal[];
const isRefusal = (code: string): code is CardRefusal => REFUSALS.includes(code);

/** Classifies the error of a failed booking. */
export function readFailure(error: unknown): BookingFailure {
  if (!isApiError(error)) return { kind: 'other' };
  if (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'contract')
    return { kind: 'unsure', cause: error.kind };
  if (error.code === 'SLOT_TAKEN') return { kind: 'taken', alternatives: readAlternatives(error.details) };
  if (error.code === 'SLOT_IN_PAST') return { kind: 'past' };
  if (error.code === 'NOTICE_TOO_SHORT')
    return { kind: 'notice', minutes: readNotice(error.details), alternatives: readAlternatives(error.details) };
  if (error.code === 'QUOTE_CHANGED') return { kind: 'price' };
  if (isRefusal(error.code)) return { kind: 'card', code: error.code };
  if (error.code === 'VERSION_CONFLICT') return { kind: 'moved' };
  if (error.code === 'NOT_CANCELLABLE') return { kind: 'fixed' };
  if (error.status === 404) return { kind: 'gone' };
  if ((error.status ?? 0) >= 500) return { kind: 'unsure', cause: 'server' };
  return readFields(fieldProblems(error));
}

/** An invalid time is corrected by choosing another, not in a field of the form. */
function readFields(fields: Record<string, string>): BookingFailure {
  if ('payment.paymentMethodToken' in fields) return { kind: 'card', code: 'UNKNOWN_CARD' };
  if ('startsAt' in fields || 'times' in fields) return { kind: 'taken', alternatives: [] };
  return Object.keys(fields).length > 0 ? { kind: 'fields', fields } : { kind: 'other' };
}

/** A failure that shows that the time chosen is not open. */
export type LostTime = Extract<BookingFailure, { kind: 'taken' | 'past' | 'notice' }>;

/** Whether the time chosen is not open: the times shown are out of date then, and another is chosen. */
export function isLostTime(failure: BookingFailure): failure is LostTime {
  return failure.kind === 'taken' || failure.kind === 'past' || failure.kind === 'notice';
}

function readNotice(details: unknown): number | null {
  const minutes = own(details, 'noticeMinutes');
  return typeof minutes === 'number' && minutes > 0 ? minutes : null;
}

function readAlternatives(details: unknown): TimeSpan[] {
  const list: unknown =
    typeof details === 'object' && details !== null ? (details as { alternatives?: unknown }).alternatives : undefined;
  return Array.isArray(list) ? list.filter(isTimeSpan) : [];
}

function isTimeSpan(value: unknown): value is TimeSpan {
  if (typeof value !== 'object' || value === null) return false;
  const { startsAt, endsAt } = value as Partial<Record<keyof TimeSpan, unknown>>;
  return isInstant(startsAt) && isInstant(endsAt);
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
