import { Badge } from '@sakina/design-system';
import type { BadgeTone } from '@sakina/design-system';
import type { NoteStatus } from '@sakina/platform/contract';
import { FilePlus2, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNotesText } from '../messages/index.ts';

const LOOKS: Record<NoteStatus, { tone: BadgeTone; icon?: ReactNode }> = {
  DRAFT: { tone: 'warning', icon: <PenLine aria-hidden /> },
  SIGNED: { tone: 'success' },
  AMENDED: { tone: 'success', icon: <FilePlus2 aria-hidden /> },
};

/** Whether a note is signed, in words and with a mark. */
export function NoteStatusBadge({ status }: { status: NoteStatus }) {
  const t = useNotesText();
  return <Badge {...LOOKS[status]}>{t(`status.${status}`)}</Badge>;
}
