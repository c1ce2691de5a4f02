import { Link, Stack } from '@sakina/design-system';
import type { Post } from '@sakina/platform/contract';
import { useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { excerptOf, EXCERPT_LENGTH } from '../model/excerpt.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { ContentTasks } from './ContentTasks.tsx';
import type { Task } from './ContentTasks.tsx';
import { Covered } from './Covered.tsx';
import { PostActions } from './PostActions.tsx';
import { Standing } from './Standing.tsx';
import { Words } from './Words.tsx';

const EditPost = lazyPanel(() => import('./EditPost.tsx').then((m) => m.EditPost));

export interface PostContentProps {
  /** The post that it is about. */
  post: Post;
  /** Whether the whole text is shown, or only how it begins. */
  isWhole: boolean;
  /** Address of the post. */
  to: string;
  /** Told when the post has been deleted. */
  onGone: () => void;
}

/** What a post says, how it stands, and what can be done with it. */
export function PostContent({ post, isWhole, to, onGone }: PostContentProps) {
  const t = useInsideText();
  const [task, setTask] = useState<Task | null>(null);
  const { author, body, contentWarning } = post;
  const isExcerpt = !isWhole && excerptOf(body, EXCERPT_LENGTH).isCut;
  const words = (
    <Stack gap="x1">
      <Words text={body} isExcerpt={!isWhole} />
      {isExcerpt && <Link href={to}>{t('post.whole')}</Link>}
    </Stack>
  );
  const text = author && (contentWarning === null ? words : <Covered warning={contentWarning}>{words}</Covered>);
  return (
    <Stack gap="x1h">
      <Standing content={post} target="POST" onAppeal={() => setTask('appeal')} isWhole={isWhole} />
      {task === 'edit' ? (
        <EditPost loading={text} post={post} titleLevel={isWhole ? 2 : 3} onClose={() => setTask(null)} />
      ) : (
        text
      )}
      {task !== 'edit' && author && <PostActions post={post} isWhole={isWhole} to={to} onTask={setTask} />}
      <ContentTasks
        content={post}
        target={{ kind: 'POST', id: post.id }}
        task={task}
        onClose={() => setTask(null)}
        onGone={onGone}
      />
    </Stack>
  );
}
