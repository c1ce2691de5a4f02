import { isPastMidnight } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';

/** A day without a clock change, in UTC, on which a time of day is written. */
const at = (time: string) => `2024-01-01T${time}:00Z`;

/** Times of day `HH:mm` in the reader’s way: '2:30 PM', and '2:30 – 3:20 PM'. */
export function useClockText(): { time: (time: string) => string; range: (from: string, until: string) => string } {
  const format = useFormat();
  return {
    time: (time) => format.time(at(time), 'UTC'),
    // Hours past midnight end on another day, which the format of a span would name.
    range: (from, until) =>
      isPastMidnight({ from, until })
        ? `${format.time(at(from), 'UTC')} – ${format.time(at(until), 'UTC')}`
        : format.timeRange(at(from), at(until), 'UTC'),
  };
}
