/** A time span in milliseconds since 1970, exclusive of its end. */
export interface Span {
  start: number;
  end: number;
}

/** Whether two spans overlap. */
export function overlaps(first: Span, second: Span): boolean {
  return first.start < second.end && second.start < first.end;
}

/** The span of a record with a start and an end, widened by a margin in minutes. */
export function spanOf(record: { startsAt: string; endsAt: string }, marginMinutes = 0): Span {
  const margin = marginMinutes * 60_000;
  return { start: Date.parse(record.startsAt) - margin, end: Date.parse(record.endsAt) + margin };
}
