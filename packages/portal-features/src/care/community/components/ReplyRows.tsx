import { Button, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { listReplies } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Reply } from '@sakina/platform/contract';
import { useEffect, useRef, useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import type { Answered } from '../model/writing.ts';
import { ReplyItem } from './ReplyItem.tsx';
import { Rows } from './Rows.tsx';

/** A piece of a list that comes in pieces. */
export interface ReplyPage<Item> {
  items: readonly Item[];
  total: number;
  /** Where the next piece begins; null at the end. */
  nextCursor: string | null;
}

export interface ReplyRowsProps {
  /** Id of the post. */
  postId: string;
  /** The replies of this piece. */
  page: ReplyPage<Reply>;
  /** Whether it came on request: then its first reply takes the focus. */
  isFurther: boolean;
  /** Ids of the replies above. */
  known: readonly string[];
  /** What the reader has sent just now: shown at the end, also where replies before it are not shown yet. */
  sent: readonly Reply[];
  /** Answers a reply; null where no one can answer. */
  onAnswer: ((answering: Answered) => void) | null;
  /** Told when a reply has been deleted. */
  onGone: (id: string) => void;
}

/** One piece of the replies, and on request the next one below it. */
export function ReplyRows({ page, isFurther, ...rest }: ReplyRowsProps) {
  const t = useInsideText();
  const { known, sent, onAnswer, onGone } = rest;
  const { items, nextCursor, total } = page;
  const [isOpen, setOpen] = useState(false);
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFurther) queueMicrotask(() => first.current?.focus());
  }, [isFurther]);
  const seen = [...known, ...items.map((reply) => reply.id)];
  const isLast = nextCursor === null || !isOpen;
  const atEnd = isLast ? sent.filter((reply) => !seen.includes(reply.id)) : [];
  const rows = (replies: readonly Reply[]) =>
    replies.map((reply, index) => (
      <li
        key={reply.id}
        tabIndex={-1}
        data-inner={reply.parentId !== null || undefined}
        {...(index === 0 && replies === items && { ref: first })}
      >
        <ReplyItem reply={reply} onAnswer={onAnswer} onGone={() => onGone(reply.id)} />
      </li>
    ));
  return (
    <Stack gap="x3">
      {items.length > 0 && (
        <Rows role="list" aria-label={t(isFurther ? 'replies.more' : 'replies.list')}>
          {rows(items)}
        </Rows>
      )}
      {nextCursor !== null && !isOpen && (
        <div>
          <Button variant="secondary" onPress={() => setOpen(true)}>
            {t('replies.showMore', { count: Math.max(total - seen.length, 1) })}
          </Button>
        </div>
      )}
      {atEnd.length > 0 && (
        <Rows role="list" aria-label={t('replies.sent')}>
          {rows(atEnd)}
        </Rows>
      )}
      {nextCursor !== null && isOpen && <MoreReplies {...rest} known={seen} after={nextCursor} />}
    </Stack>
  );
}

function MoreReplies({ after, ...rest }: Omit<ReplyRowsProps, 'page' | 'isFurther'> & { after: string }) {
  const t = useInsideText();
  const read = useOperation(listReplies, { params: { id: rest.postId }, query: { after } }, { keepPrevious: true });
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('replies.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      }
    >
      {(page) => <ReplyRows {...rest} page={page} isFurther />}
    </ReadView>
  );
}
