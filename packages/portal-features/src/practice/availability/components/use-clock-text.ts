import { useFormat } from '@sakina/platform/react';

/** A day without a clock change, in UTC, on which a time of day is written. */
const at = (time: string) => `2024-01-01T${time}:00Z`;

/** Times of day `HH:mm` in the reader’s way: '2:30 PM', and '2:30 – 3:20 PM'. */
export function useClockText(): { time: (time: string) => string; range: (from: string, until: string) => string } {
  const format = useFormat();
  return {
    time: (time) => format.time(at(time), 'UTC'),
    range: (from, until) => format.timeRange(at(from), at(until), 'UTC'),
  };
}
