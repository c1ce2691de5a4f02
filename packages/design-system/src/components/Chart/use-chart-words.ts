import { formatPercent } from '@sakina/platform/locale';
import { useMemo } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import type { MessageValues, Translate } from '../../foundations/messages/catalogue.ts';
import { dayTime } from './days.ts';
import { factsOf } from './facts.ts';
import { useChartText } from './messages/index.ts';
import type { CategoryValue } from './types.ts';

type Text = ReturnType<typeof useChartText>;
type Key = Text extends Translate<infer K> ? K : never;

/** A row of values and how to format it. */
interface Wording {
  /** The values in order. */
  values: readonly (number | null)[];
  /** Words a value. */
  format: (value: number) => string;
  /** Formats the position of a value: its day, its category. */
  place: (index: number) => string;
}

function rangeValues({ values, format, place }: Wording): MessageValues {
  const facts = factsOf(values);
  const value = (index: number) => format(values[index] ?? 0);
  return {
    first: value(facts.first),
    firstDate: place(facts.first),
    last: value(facts.last),
    lastDate: place(facts.last),
    highest: value(facts.highest),
    highestDate: place(facts.highest),
    highestLabel: place(facts.highest),
    lowest: value(facts.lowest),
    lowestDate: place(facts.lowest),
    lowestLabel: place(facts.lowest),
    change: format(Math.abs((values[facts.last] ?? 0) - (values[facts.first] ?? 0))),
    direction: facts.direction,
    count: facts.count,
  };
}

/** First, last, change, highest and lowest of a row of days, in words. */
function lineSummary(t: Text, wording: Wording): string {
  const facts = factsOf(wording.values);
  const words = rangeValues(wording);
  if (facts.count === 0) return t('line.none');
  const [value, date] = [words['first'] ?? '', words['firstDate'] ?? ''];
  const sentences =
    facts.count === 1
      ? [t('line.one', { value, date })]
      : facts.isFlat
        ? [t('line.same', { ...words, value })]
        : [t('line.change', words), t('line.range', words)];
  if (facts.missing > 0) sentences.push(t('line.missing', { count: facts.missing }));
  return sentences.join(' ');
}

/** Highest and lowest of a row of categories, in words. */
function categorySummary(t: Text, bars: readonly CategoryValue[], format: (value: number) => string): string {
  const values = bars.map((bar) => bar.value);
  const facts = factsOf(values);
  const words = rangeValues({ values, format, place: (index) => bars[index]?.label ?? '' });
  if (facts.count === 0) return t('line.none');
  if (facts.count === 1) return t('bars.one', { label: words['highestLabel'] ?? '', value: words['highest'] ?? '' });
  return t(facts.isFlat ? 'bars.same' : 'bars.range', { ...words, value: words['highest'] ?? '' });
}

/** The last value and the first one it started from, as part of a sentence. */
function sparkSummary(t: Text, values: readonly (number | null)[], format: (value: number) => string): string {
  const facts = factsOf(values);
  const words = rangeValues({ values, format, place: String });
  const key: Key =
    facts.count === 0 ? 'spark.none' : facts.count === 1 ? 'spark.one' : facts.isFlat ? 'spark.same' : 'spark.change';
  return t(key, { ...words, value: words['first'] ?? '' });
}

/** Texts, dates and summaries of the charts in the reader's language. */
export function useChartWords() {
  const t = useChartText();
  const { locale, direction } = useLocale();
  return useMemo(() => {
    const inUtc = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (date: string) => (Number.isNaN(dayTime(date)) ? '' : formatter.format(dayTime(date)));
    };
    return {
      t,
      direction,
      fullDay: inUtc({ day: 'numeric', month: 'long', year: 'numeric' }),
      shortDay: inUtc({ day: 'numeric', month: 'short' }),
      shortMonth: inUtc({ month: 'short', year: 'numeric' }),
      percent: (share: number) => formatPercent(share, locale, 0),
      lineSummary: (wording: Wording) => lineSummary(t, wording),
      categorySummary: (bars: readonly CategoryValue[], format: (value: number) => string) =>
        categorySummary(t, bars, format),
      sparkSummary: (values: readonly (number | null)[], format: (value: number) => string) =>
        sparkSummary(t, values, format),
    };
  }, [t, locale, direction]);
}
