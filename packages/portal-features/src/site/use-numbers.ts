import { useLocale } from '@sakina/design-system';
import { formatMoney } from '@sakina/platform/format';
import { useMemo } from 'react';

/** Numbers of the public pages as their reader writes them. */
export interface Numbers {
  /** Whole US dollars. */
  readonly dollars: (amount: number) => string;
  /** Per cent, as 9 for nine in a hundred. */
  readonly percent: (share: number) => string;
  readonly count: (value: number) => string;
}

/** The formats of the reader's locale, with its digits. */
export function useNumbers(): Numbers {
  const { locale } = useLocale();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const count = new Intl.NumberFormat(locale);
    return {
      dollars: (amount) => formatMoney({ amountMinor: amount * 100, currency: 'USD' }, locale),
      percent: (share) => percent.format(share / 100),
      count: (value) => count.format(value),
    };
  }, [locale]);
}
