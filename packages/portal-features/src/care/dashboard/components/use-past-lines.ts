import { listAppointments } from '@sakina/platform/contract';
import type { Appointment, GroupSession } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { usePages } from '../../../shared/pages/index.ts';
import type { Pages } from '../../../shared/pages/index.ts';
import type { PastRead } from '../api/sessions.ts';
import { arrangePast } from '../model/arrange.ts';
import { entriesUntil, pastEntries } from '../model/entries.ts';
import type { PastEntry } from '../model/entries.ts';

/** What the lines of the past are made of. */
export interface PastParts {
  /** The latest past sessions. */
  past: PastRead;
  /** Sessions that were to come when the page was opened: some may be over. */
  recent: readonly Appointment[];
  /** Meetings in which the person has or had a place. */
  seats: readonly GroupSession[];
  /** Epoch milliseconds. */
  now: number;
}

/** What is over, as far as it was read. */
export interface PastLines {
  /** The latest first. */
  lines: readonly PastEntry[];
  /** How many there are in all, those included that have not been read. */
  count: number;
  /** Reads earlier sessions. */
  pages: Pages<Appointment>;
}

/** Sessions and seats that are over, the latest first, and a way to read earlier ones (CALL-9). */
export function usePastLines({ past: { read, query }, recent, seats, now }: PastParts): PastLines {
  const client = useClient();
  const pages = usePages(read, (after) => client.call(listAppointments, { query: { ...query, after } }));
  const all = pastEntries(arrangePast(pages.items, recent, now), seats, now);
  const unread = Math.max(0, (read.data?.total ?? 0) - pages.items.length);
  const readUntil = pages.hasMore ? (pages.items.at(-1)?.startsAt ?? null) : null;
  return { lines: entriesUntil(all, readUntil), count: all.length + (pages.hasMore ? unread : 0), pages };
}
