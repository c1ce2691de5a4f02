import type { KeyValueItem } from '@sakina/design-system';
import type { SessionMode } from '@sakina/platform/contract';
import { useBookingText } from '../messages/index.ts';
import type { When } from './use-when.ts';

interface TimedSession {
  mode: SessionMode;
  /** The provider's. */
  name: string;
  /** What the first row is called. @default whose clock it goes by */
  term?: string;
}

/**
 * Returns the rows of a session's time: online by the user's clock first, in person by that of the place, where they
 * will be.
 */
export function useTimeRows(): (when: When, session: TimedSession) => [KeyValueItem, ...KeyValueItem[]] {
  const t = useBookingText();
  return ({ own, other }, { mode, name, term }) => {
    const yours = t('review.yourTime');
    if (other === null) return [{ term: term ?? yours, value: own }];
    return mode === 'IN_PERSON'
      ? [
          { term: term ?? t('review.placeTime'), value: other },
          { term: yours, value: own },
        ]
      : [
          { term: term ?? yours, value: own },
          { term: t('review.providerTime', { name }), value: other },
        ];
  };
}
