import type { ContentTarget, Post, Reply } from '@sakina/platform/contract';
import { lazyPanel } from '../../../shared/index.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { MuteDialog } from './MuteDialog.tsx';

const AppealDialog = lazyPanel(() => import('./AppealDialog.tsx').then((m) => m.AppealDialog));
const ReportDialog = lazyPanel(() => import('./ReportDialog.tsx').then((m) => m.ReportDialog));

/** What someone does with a post or a reply. */
export type Task = 'edit' | 'delete' | 'report' | 'mute' | 'appeal';

export interface ContentTasksProps {
  /** The post or reply that it is about. */
  content: Post | Reply;
  /** The same as moderators are told of it. */
  target: Exclude<ContentTarget, { kind: 'REVIEW' }>;
  /** What is being done, or null. Editing happens in place of the text. */
  task: Task | null;
  /** Called when it is to close. */
  onClose: () => void;
  /** Told when it has been deleted. */
  onGone: () => void;
}

/** The dialogs about a post or a reply. */
export function ContentTasks({ content, target, task, onClose, onGone }: ContentTasksProps) {
  return (
    <>
      {task === 'report' && <ReportDialog target={target} circleId={content.circleId} onClose={onClose} />}
      {task === 'mute' && content.author && (
        <MuteDialog target={target} name={content.author.displayName} onClose={onClose} />
      )}
      {task === 'appeal' && <AppealDialog target={target} onClose={onClose} />}
      {content.isOwn && (
        <DeleteDialog
          target={target}
          hasAnswers={'replyCount' in content && content.replyCount > 0}
          isOpen={task === 'delete'}
          onClose={onClose}
          onDeleted={onGone}
        />
      )}
    </>
  );
}
