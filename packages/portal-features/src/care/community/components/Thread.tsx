import { Heading, Stack, Text } from '@sakina/design-system';
import { getCircle } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Post, Reply } from '@sakina/platform/contract';
import { useRef, useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { standingIn } from '../model/standing.ts';
import { CirclePlace } from './CirclePlace.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { ReplyRows } from './ReplyRows.tsx';
import type { ReplyPage } from './ReplyRows.tsx';
import { useReplyForm } from './use-reply-form.ts';

export interface ThreadProps {
  /** The post that it is about. */
  post: Post;
  /** The first replies, as they come with the post. */
  replies: ReplyPage<Reply>;
}

/** The replies to a post, and at their end the place to reply, or why there is none. */
export function Thread({ post, replies }: ThreadProps) {
  const t = useInsideText();
  const circle = useOperation(getCircle, post.circleId === null ? null : { params: { id: post.circleId } });
  const work = useReplyForm(post.id);
  const [sent, setSent] = useState<readonly Reply[]>([]);
  const head = useRef<HTMLHeadingElement>(null);
  const isOpen = post.author !== null && !post.isLocked && post.status !== 'REMOVED';
  const canReply = isOpen && circle.data !== undefined && standingIn(circle.data) === 'member';

  return (
    <Stack as="section" gap="x3" aria-labelledby="community-replies">
      <Heading level={2} size="lg" id="community-replies" tabIndex={-1} ref={head}>
        {t('replies.title', { count: post.replyCount })}
      </Heading>
      {replies.items.length === 0 && sent.length === 0 ? (
        <Text tone="muted">{t(canReply ? 'replies.noneYet' : 'replies.none')}</Text>
      ) : (
        <ReplyRows
          postId={post.id}
          page={replies}
          isFurther={false}
          known={[]}
          sent={sent}
          onAnswer={canReply ? work.answer : null}
          onGone={(id) => {
            setSent(sent.filter((reply) => reply.id !== id));
            queueMicrotask(() => head.current?.focus());
          }}
        />
      )}
      {post.isLocked && <Text measure>{t('locked.body')}</Text>}
      {isOpen && (
        <ReadView read={circle} loading={null}>
          {(room) =>
            canReply ? (
              <ReplyForm post={post} work={work} onSent={(reply) => setSent([...sent, reply])} />
            ) : (
              <CirclePlace circle={room} onMoved={() => head.current?.focus()} />
            )
          }
        </ReadView>
      )}
    </Stack>
  );
}
