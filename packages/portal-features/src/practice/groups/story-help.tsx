/** For the stories of a provider’s groups; nothing of the product imports it. */
import type { GroupSessionId } from '@sakina/platform/contract';
import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { GroupSessionsScreen } from './screens/GroupSessionsScreen.tsx';
import type { GroupSessionsScreenProps } from './screens/GroupSessionsScreen.tsx';

/** Stands in for the address, which the app keeps the selection in. */
export function WithAddress({ selection, onSelectionChange }: GroupSessionsScreenProps) {
  return (
    <StoryPlace start={selection} onChange={onSelectionChange}>
      {(current, go) => <GroupSessionsScreen selection={current} onSelectionChange={go} />}
    </StoryPlace>
  );
}

const group = (id: string) => `grp-${id}` as GroupSessionId;

/** Meetings of the demo practice. */
export const groups = {
  /** Dr. Rahman’s grief circle tonight: six of eight seats. */
  griefTonight: group('w7k2m9x4'),
  /** The same in a week: three seats, one more meeting follows. */
  griefNextWeek: group('h3q8d5v1'),
  /** A course that is full, with two in line. */
  premaritalFull: group('c6t1z8r3'),
  /** A group that someone else leads. */
  women: group('y2m6w4f8'),
};
