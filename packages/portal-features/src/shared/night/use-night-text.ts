import { isAtNight } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useNightCatalogue } from './messages/index.ts';

/** Gives the mark of a time at night on the reader’s clock as text: 'At night'; null for a time of the day. */
export function useNightText(): (startsAt: string) => string | null {
  const t = useNightCatalogue();
  const { timeZone } = useFormat();
  return (startsAt) => (isAtNight(startsAt, timeZone) ? t('short') : null);
}
