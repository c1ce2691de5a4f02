import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { TimeSpan } from './opening.ts';

/** Why a booking, or a move, did not come about, by what the person can do next. */
export type BookingFailure =
  /** Somebody was faster; these are near. */
  | { kind: 'taken'; alternatives: readonly TimeSpan[] }
  /** The time has passed. */
  | { kind: 'past' }
  /** The server found something wrong in what was typed. */
  | { kind: 'fields'; fields: Readonly<Record<string, string>> }
  /** Provider, service or appointment are not there any more. */
  | { kind: 'gone' }
  /** The appointment can no longer be moved. */
  | { kind: 'fixed' }
  /** No answer that can be read: it may have been booked, and asking again has one effect. */
  | { kind: 'unsure'; cause: 'network' | 'timeout' | 'contract' | 'server' }
  /** The card was refused, or is not known any more. */
  | { kind: 'card'; code: CardRefusal }
  /** It costs another amount than the one agreed to. */
  | { kind: 'price' }
  /** Anything else, in the general words. */
  | { kind: 'other' };

/** Why a card did not pay, as its bank says; `UNKNOWN_CARD` has to be typed in again. */
export type CardRefusal = 'CARD_DECLINED' | 'INSUFFICIENT_FUNDS' | 'EXPIRED_CARD' | 'UNKNOWN_CARD';

const REFUSALS: readonly string[] = ['CARD_DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED_CARD'] satisfies CardRefusal[];
const isRefusal = (code: string): code is CardRefusal => REFUSALS.includes(code);

/** Reads a failed booking. */
export function readFailure(error: unknown): BookingFailure {
  if (!isApiError(error)) return { kind: 'other' };
  if (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'contract')
    return { kind: 'unsure', cause: error.kind };
  if (error.code === 'SLOT_TAKEN') return { kind: 'taken', alternatives: readAlternatives(error.details) };
  if (error.code === 'SLOT_IN_PAST') return { kind: 'past' };
  if (error.code === 'QUOTE_CHANGED') return { kind: 'price' };
  if (isRefusal(error.code)) return { kind: 'card', code: error.code };
  if (error.code === 'NOT_CANCELLABLE') return { kind: 'fixed' };
  if (error.status === 404) return { kind: 'gone' };
  if ((error.status ?? 0) >= 500) return { kind: 'unsure', cause: 'server' };
  return readFields(fieldProblems(error));
}

/** A time that is wrong is answered by another time, not by a field. */
function readFields(fields: Record<string, string>): BookingFailure {
  if ('payment.paymentMethodToken' in fields) return { kind: 'card', code: 'UNKNOWN_CARD' };
  if ('startsAt' in fields || 'times' in fields) return { kind: 'taken', alternatives: [] };
  return Object.keys(fields).length > 0 ? { kind: 'fields', fields } : { kind: 'other' };
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
