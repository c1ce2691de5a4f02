import { useFormat, useNow } from '@sakina/platform/react';

/** The reader's date, `YYYY-MM-DD`; it follows midnight. */
export function useToday(): string {
  const format = useFormat();
  return format.dateIn(new Date(useNow(60_000)).toISOString());
}
