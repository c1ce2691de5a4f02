import type { ProviderProfile, Slot } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import type { TimeSpan } from '../model/opening.ts';
import { planSeries } from '../model/series.ts';
import type { Repeat, SeriesPicks } from '../model/series.ts';

/** The plan of a series: how often it repeats, and what is booked on each date. */
export function useSeries(profile: ProviderProfile, first: TimeSpan | null, slots: readonly Slot[]) {
  const { timeZone } = useFormat();
  const [repeat, setRepeat] = useState<Repeat | null>(null);
  const [picks, setPicks] = useState<SeriesPicks>({});
  const dates =
    first && repeat ? planSeries({ first, repeat, picks, slots, providerZone: profile.timeZone, timeZone }) : [];
  return {
    repeat,
    dates,
    /** The further sessions that will be booked. */
    further: dates.flatMap(({ chosen }) => (chosen ? [chosen] : [])),
    setRepeat: (next: Repeat | null) => {
      setRepeat(next);
      setPicks({});
    },
    /** Picks another start on a date; null leaves the date out. */
    pick: (date: string, startsAt: string | null) => setPicks((current) => ({ ...current, [date]: startsAt })),
  };
}

export type Series = ReturnType<typeof useSeries>;
