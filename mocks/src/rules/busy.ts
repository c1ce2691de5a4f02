/** A stretch of time in milliseconds since 1970, without its end. */
export interface Span {
  start: number;
  end: number;
}

/** Whether two stretches share a moment. */
export function overlaps(first: Span, second: Span): boolean {
  return first.start < second.end && second.start < first.end;
}

/** A record with a start and an end as a stretch, widened by a margin in minutes. */
export function spanOf(record: { startsAt: string; endsAt: string }, marginMinutes = 0): Span {
  const margin = marginMinutes * 60_000;
  return { start: Date.parse(record.startsAt) - margin, end: Date.parse(record.endsAt) + margin };
}
