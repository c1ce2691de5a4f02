import { Badge } from '@sakina/design-system';
import { LockKeyhole } from 'lucide-react';
import { useSessionText } from '../messages/index.ts';

/** That a room is encrypted from end to end, in the line above its stage. */
export function PrivateMark() {
  const t = useSessionText();
  return <Badge icon={<LockKeyhole aria-hidden />}>{t('recording.private')}</Badge>;
}
