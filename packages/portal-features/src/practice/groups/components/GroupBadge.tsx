import { Badge } from '@sakina/design-system';
import type { GroupSessionStatus } from '@sakina/platform/contract';
import { useGroupsText } from '../messages/index.ts';

const TONES = { SCHEDULED: 'neutral', LIVE: 'success', COMPLETED: 'neutral', CANCELLED: 'danger' } as const;

/** The state of a meeting in a word. */
export function GroupBadge({ status }: { status: GroupSessionStatus }) {
  const t = useGroupsText();
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
