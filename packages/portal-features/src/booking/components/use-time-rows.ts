import type { KeyValueItem } from '@sakina/design-system';
import type { SessionMode } from '@sakina/platform/contract';
import { useBookingText } from '../messages/index.ts';
import type { When } from './use-when.ts';

/** Returns the rows of a session's time: online by the user's clock first, in person by that of the place, where they will be. */
export function useTimeRows(): (when: When, session: { mode: SessionMode; name: string }) => KeyValueItem[] {
  const t = useBookingText();
  return ({ own, other }, { mode, name }) => {
    const here = { term: t('review.yourTime'), value: own };
    if (other === null) return [here];
    return mode === 'IN_PERSON'
      ? [{ term: t('review.placeTime'), value: other }, here]
      : [here, { term: t('review.providerTime', { name }), value: other }];
  };
}
