import { Button, Inline, Stack } from '@sakina/design-system';
import type { Reply } from '@sakina/platform/contract';
import { useState } from 'react';
import { useInsideText } from '../messages/inside/index.ts';
import type { Answered } from '../model/writing.ts';
import { Byline } from './Byline.tsx';
import { ContentMenu } from './ContentMenu.tsx';
import { ContentTasks } from './ContentTasks.tsx';
import type { Task } from './ContentTasks.tsx';
import { EditReply } from './EditReply.tsx';
import { Hidden } from './Hidden.tsx';
import { Standing } from './Standing.tsx';
import { usePlace } from './place.ts';
import { Words } from './Words.tsx';

export interface ReplyItemProps {
  /** The reply that it is about. */
  reply: Reply;
  /** Answers this reply; null where no one can answer. */
  onAnswer: ((answering: Answered) => void) | null;
  /** Told when it has been deleted. */
  onGone: () => void;
}

/** One reply: who, when, what, and what can be done with it. */
export function ReplyItem({ reply, onAnswer, onGone }: ReplyItemProps) {
  const t = useInsideText();
  const { isSignedIn } = usePlace();
  const [task, setTask] = useState<Task | null>(null);
  const { id, author, body, parentId, isOwn, isThreadAuthor, identity, createdAt, editedAt, status } = reply;
  const name = author === null ? '' : author.isAnonymous ? t('author.anonymous') : author.displayName;
  return (
    <Stack
      as="article"
      gap="x1"
      aria-label={
        author === null ? t('reply.labelEmpty') : t(parentId === null ? 'reply.label' : 'reply.labelInner', { name })
      }
    >
      <Hidden content={reply} target={{ kind: 'REPLY', id }}>
        <>
          {author && (
            <Byline
              author={author}
              isOwn={isOwn}
              isThreadAuthor={isThreadAuthor}
              identity={identity?.displayName ?? null}
              createdAt={createdAt}
              editedAt={editedAt}
            />
          )}
          <Standing content={reply} target="REPLY" onAppeal={() => setTask('appeal')} isWhole={false} />
          {task === 'edit' ? (
            <EditReply reply={reply} onClose={() => setTask(null)} />
          ) : (
            author && <Words text={body} />
          )}
          {task !== 'edit' && author && (
            <Inline gap="x1">
              {onAnswer && status === 'PUBLISHED' && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('reply.answerNamed', { name })}
                  onPress={() => onAnswer({ id: parentId ?? id, name })}
                >
                  {t('reply.answer')}
                </Button>
              )}
              {isSignedIn && <ContentMenu content={reply} target="REPLY" name={name} onTask={setTask} />}
            </Inline>
          )}
        </>
      </Hidden>
      <ContentTasks
        content={reply}
        target={{ kind: 'REPLY', id }}
        task={task}
        onClose={() => setTask(null)}
        onGone={onGone}
      />
    </Stack>
  );
}
