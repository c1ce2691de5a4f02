import { iso } from '../clock.ts';
import type { ParticipantRow, SessionRow } from '../store/rows.ts';

type Stay = ParticipantRow['stays'][number];

/**
 * Opens the stay of whoever is inside now, and closes that of whoever is not any more: at the last sign of life of a
 * lost connection.
 */
export function withStays(session: SessionRow, now: Date): SessionRow {
  return { ...session, participants: session.participants.map((entry) => withStay(entry, now)) };
}

function withStay(participant: ParticipantRow, now: Date): ParticipantRow {
  const { stays, presence, lostSince } = participant;
  const isOpen = stays.at(-1)?.to === null;
  if (isOpen === (presence === 'PRESENT' && lostSince === null)) return participant;
  const changed: Stay[] = isOpen
    ? stays.map((stay) => ({ ...stay, to: stay.to ?? lostSince ?? iso(now) }))
    : [...stays, { from: iso(now), to: null }];
  return { ...participant, stays: changed };
}

/** Milliseconds from `from` to `to` in which the host and someone else were inside at once (SESSION-2). */
export function timeTogether({ participants }: SessionRow, from: number, to: number): number {
  const spansOf = (isHost: boolean) =>
    participants
      .filter((entry) => (entry.role === 'PROVIDER') === isHost)
      .flatMap(({ stays }) =>
        stays.map((stay) => ({ from: Date.parse(stay.from), to: stay.to === null ? to : Date.parse(stay.to) })),
      );
  const [hosts, others] = [spansOf(true), spansOf(false)];
  const isInside = (spans: typeof hosts, at: number) => spans.some((span) => span.from <= at && at < span.to);
  const edges = [from, to, ...[...hosts, ...others].flatMap((span) => [span.from, span.to])]
    .filter((edge) => edge >= from && edge <= to)
    .toSorted((first, second) => first - second);
  let together = 0;
  edges.forEach((edge, index) => {
    const next = edges[index + 1];
    if (next !== undefined && isInside(hosts, edge) && isInside(others, edge)) together += next - edge;
  });
  return together;
}
