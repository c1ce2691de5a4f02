import { useLocale } from '@sakina/design-system';
import { formatMoney } from '@sakina/platform/format';
import { formatPercent } from '@sakina/platform/locale';
import { useMemo } from 'react';

/** Number formats of the public pages. */
export interface Numbers {
  /** Whole US dollars. */
  readonly dollars: (amount: number) => string;
  /** Per cent, given as 9 for 9%. */
  readonly percent: (share: number) => string;
  readonly count: (value: number) => string;
}

/** The formats of the user's locale, with its digits. */
export function useNumbers(): Numbers {
  const { locale } = useLocale();
  return useMemo(() => {
    const count = new Intl.NumberFormat(locale);
    return {
      dollars: (amount) => formatMoney({ amountMinor: amount * 100, currency: 'USD' }, locale),
      percent: (share) => formatPercent(share / 100, locale),
      count: (value) => count.format(value),
    };
  }, [locale]);
}
