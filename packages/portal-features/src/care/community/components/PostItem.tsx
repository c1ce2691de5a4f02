import { Heading, Inline, Link, Stack, Text, VisuallyHidden } from '@sakina/design-system';
import type { Post } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { useInsideText } from '../messages/inside/index.ts';
import { Byline } from './Byline.tsx';
import { Hidden } from './Hidden.tsx';
import { usePlace } from './place.ts';
import { PostContent } from './PostContent.tsx';
import { hasOwnName, usePostName } from './use-post-name.ts';

// High enough to be pressed in any density, with another link right below it.
const TitleLink = styled(Link)`
  display: inline-block;
  min-block-size: 1.75rem;
`;

export interface PostItemProps {
  /** The post that it is about. */
  post: Post;
  /** Whether the list is of one circle. */
  isInCircle: boolean;
  /** Told when the post has gone from the list. */
  onGone: () => void;
}

/** One post in a list: who, when, how it begins, and what can be done with it. */
export function PostItem({ post, isInCircle, onGone }: PostItemProps) {
  const t = useInsideText();
  const { isFlat, href } = usePlace();
  const nameOf = usePostName();
  const id = useId();
  const { author } = post;
  const to = href({ post: post.id, circle: isFlat ? null : post.circleId });
  return (
    <Stack
      as="article"
      gap="x1h"
      {...(post.hiddenFor === undefined ? { 'aria-labelledby': id } : { 'aria-label': t('hidden.name') })}
    >
      <Hidden content={post} target={{ kind: 'POST', id: post.id }}>
        {author && (
          <Byline
            author={author}
            isOwn={post.isOwn}
            identity={post.identity?.displayName ?? null}
            createdAt={post.createdAt}
            editedAt={post.editedAt}
          />
        )}
        <div>
          {hasOwnName(post) ? (
            <Heading level={3} size="lg" id={id}>
              <TitleLink variant="quiet" href={to}>
                <bdi>{nameOf(post)}</bdi>
              </TitleLink>
            </Heading>
          ) : (
            <VisuallyHidden as="h3" id={id}>
              {nameOf(post)}
            </VisuallyHidden>
          )}
          {!isInCircle && (
            <Inline gap="half">
              <Text as="span" size="sm" tone="muted">
                {t('post.in')}
              </Text>
              <Link variant="standalone" href={paths.community({ circle: post.circleId })}>
                <bdi>{post.circleName}</bdi>
              </Link>
            </Inline>
          )}
        </div>
        <PostContent post={post} isWhole={false} to={to} onGone={onGone} />
      </Hidden>
    </Stack>
  );
}
