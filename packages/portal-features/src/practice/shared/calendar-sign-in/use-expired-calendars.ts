import { loadCatalogues, useLocale } from '@sakina/design-system';
import { listCalendars } from '@sakina/platform/contract';
import type { CalendarConnection } from '@sakina/platform/contract';
import { hasPractice } from '@sakina/platform/domain';
import { useFeatureAccess, useUser } from '@sakina/platform/react/session';
import { useOperation } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import { ExpiredCalendar } from './late-banner.ts';

/**
 * The outside calendars that are no longer read because their sign-in expired (CLOUD-78). Nothing is asked for an
 * account that may not connect any.
 * @returns `isKnown` once that is answered, or needs no answer, and what shows it has loaded.
 */
export function useExpiredCalendars(): { items: readonly CalendarConnection[]; isKnown: boolean } {
  const user = useUser();
  const isAllowed = useFeatureAccess('api_integrations').kind === 'allowed' && hasPractice(user);
  const { data, error } = useOperation(listCalendars, isAllowed ? {} : null);
  const items = (data?.items ?? []).filter(({ status }) => status === 'NEEDS_SIGN_IN');
  const isNeeded = items.length > 0;
  const { locale } = useLocale();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    // With its texts: without them it would come a moment later, and push down what is being read.
    void ExpiredCalendar.settle()
      .then(() => loadCatalogues(locale))
      .catch(() => undefined)
      .then(() => !isGone && setLoaded(true));
    return () => {
      isGone = true;
    };
  }, [isNeeded, locale]);
  return { items, isKnown: !isAllowed || error !== undefined || (data !== undefined && (!isNeeded || isLoaded)) };
}
