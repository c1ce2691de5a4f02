import type { Message } from '@sakina/platform/contract';

/** The messages of one day, the earliest first. */
export interface MessageDay {
  /** `YYYY-MM-DD` in the reader's zone. */
  date: string;
  messages: readonly Message[];
}

/**
 * Orders messages by their days, the earliest first.
 * @param latestFirst As the server gives them.
 * @param dateIn The calendar date of an instant in the reader's zone.
 */
export function byDay(latestFirst: readonly Message[], dateIn: (instant: string) => string): MessageDay[] {
  const days = new Map<string, Message[]>();
  for (const message of latestFirst.toReversed()) {
    const date = dateIn(message.sentAt);
    days.set(date, [...(days.get(date) ?? []), message]);
  }
  return [...days].map(([date, messages]) => ({ date, messages }));
}
