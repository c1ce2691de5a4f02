import { Heading, Inline, Stack, VisuallyHidden } from '@sakina/design-system';
import { useRef, useState } from 'react';
import { useInsideText } from '../messages/inside/index.ts';
import type { PostsQuery } from '../model/posts-query.ts';
import { ListControls } from './ListControls.tsx';
import { usePlace } from './place.ts';
import { PostPiece } from './PostPiece.tsx';

export interface PostListProps {
  /** Which posts: of one circle, or of the reader’s own lists. Order and words come from the address. */
  query: PostsQuery;
  /** What will be here. */
  emptyTitle: string;
  /** How it begins. */
  emptyBody: string;
  /** Whether all posts are of one circle, so that its name need not stand at each. @default false */
  isInCircle?: boolean;
  /** Whether topic and language can be chosen. @default false */
  hasFilters?: boolean;
}

/** A list of posts with its order, its search, and more of it on request. */
export function PostList({ query, emptyTitle, emptyBody, isInCircle = false, hasFilters = false }: PostListProps) {
  const t = useInsideText();
  const { address } = usePlace();
  const { sort, words, topic, language } = address;
  const [total, setTotal] = useState<number>();
  const head = useRef<HTMLHeadingElement>(null);
  const title = total === undefined ? t('posts.title') : t('posts.count', { count: total });
  const asked: PostsQuery = {
    ...query,
    sort,
    ...(words !== '' && { q: words }),
    ...(hasFilters && topic !== null && { topic: [topic] }),
    ...(hasFilters && language !== null && { language: [language] }),
  };
  return (
    <Stack gap="x3">
      <Inline justify="between" align="end" gap="x2">
        <Heading level={2} size="lg" tabIndex={-1} ref={head}>
          {title}
        </Heading>
        <VisuallyHidden>
          <output>{total === undefined ? '' : title}</output>
        </VisuallyHidden>
        <ListControls hasFilters={hasFilters} />
      </Inline>
      <PostPiece
        query={asked}
        after={undefined}
        emptyTitle={emptyTitle}
        emptyBody={emptyBody}
        isInCircle={isInCircle}
        isNarrowed={words !== '' || (hasFilters && (topic !== null || language !== null))}
        onTotal={setTotal}
        onGone={() => queueMicrotask(() => head.current?.focus())}
      />
    </Stack>
  );
}
