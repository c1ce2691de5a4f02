import { useFormat } from '@sakina/platform/react';
import { useCallback } from 'react';

const WITH_YEAR = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Says a calendar date `YYYY-MM-DD` with its year: last days of filing often lie in the next one. */
export function useDay(): (date: string) => string {
  const format = useFormat();
  return useCallback((date) => format.date(date, WITH_YEAR), [format]);
}
