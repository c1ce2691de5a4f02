import { Button, EmptyState, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { listPosts } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import type { PostsQuery } from '../model/posts-query.ts';
import { Rows } from './Rows.tsx';
import { usePlace } from './place.ts';
import { PostItem } from './PostItem.tsx';

export interface PostPieceProps {
  /** Which posts are listed. */
  query: PostsQuery;
  /** The cursor after which this piece begins; undefined for the first. */
  after: string | undefined;
  /** Heading where there is nothing to show. */
  emptyTitle: string;
  /** Text where there is nothing to show. */
  emptyBody: string;
  /** Whether the circle itself shows them. */
  isInCircle: boolean;
  /** Whether words or filters leave posts out. */
  isNarrowed: boolean;
  /** Told how many posts there are in all. */
  onTotal: (total: number) => void;
  /** Told when a post of the list has gone, with the button that was pressed. */
  onGone: () => void;
}

/**
 * One piece of a list of posts, and on request the next one below it. Each piece reads itself by the cursor that the
 * one before ends with, so what is written or deleted meanwhile neither doubles nor hides a post.
 */
export function PostPiece({ after, ...rest }: PostPieceProps) {
  const t = useInsideText();
  const { query, emptyTitle, emptyBody, isInCircle, isNarrowed, onTotal, onGone } = rest;
  const { change } = usePlace();
  // What was shown stays while it is read again, so that a list that others write to does not jump.
  const read = useOperation(
    listPosts,
    { query: { ...query, ...(after !== undefined && { after }) } },
    { keepPrevious: true },
  );
  const [isOpen, setOpen] = useState(false);
  const first = useRef<HTMLLIElement>(null);
  const isFurther = after !== undefined;
  const hasItems = (read.data?.items.length ?? 0) > 0;
  useEffect(() => {
    if (isFurther && hasItems) queueMicrotask(() => first.current?.focus());
  }, [isFurther, hasItems]);
  const total = read.data?.total;
  const tell = useEffectEvent(onTotal);
  useEffect(() => {
    if (!isFurther && total !== undefined) tell(total);
  }, [isFurther, total]);

  const everything = (
    <Button variant="secondary" onPress={() => change({ words: '', topic: null, language: null }, { replace: true })}>
      {t('posts.all')}
    </Button>
  );
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t(isFurther ? 'posts.loadingMore' : 'posts.loading')}>
          <Stack gap="x4">
            <Skeleton lines={5} />
            <Skeleton lines={5} />
            <Skeleton lines={5} />
          </Stack>
        </LoadingRegion>
      }
      isEmpty={({ items }) => items.length === 0 && !isFurther}
      empty={
        isNarrowed ? (
          <EmptyState headingLevel={3} title={t('posts.noneTitle')} action={everything}>
            {t('posts.noneBody')}
          </EmptyState>
        ) : (
          <EmptyState illustration="lantern" headingLevel={3} title={emptyTitle}>
            {emptyBody}
          </EmptyState>
        )
      }
    >
      {({ items, nextCursor, total: all }) => (
        <Stack gap="x3">
          <Rows role="list" aria-label={t(isFurther ? 'posts.more' : 'posts.title')} aria-busy={read.isRefreshing}>
            {items.map((post, index) => (
              <li key={post.id} tabIndex={-1} {...(index === 0 && { ref: first })}>
                <PostItem post={post} isInCircle={isInCircle} onGone={onGone} />
              </li>
            ))}
          </Rows>
          {nextCursor !== null && !isOpen && (
            <div>
              <Button variant="secondary" onPress={() => setOpen(true)}>
                {t('posts.showMore', { count: all })}
              </Button>
            </div>
          )}
          {nextCursor !== null && isOpen && <PostPiece {...rest} after={nextCursor} />}
        </Stack>
      )}
    </ReadView>
  );
}
