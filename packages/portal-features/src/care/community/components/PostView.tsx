import { Inline, Link, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { getPost } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ApiError } from '@sakina/platform/client';
import type { Post, Reply } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { errorCase, ReadView } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { refusalOf } from '../model/failure.ts';
import { Byline } from './Byline.tsx';
import { CommunityPage } from './CommunityPage.tsx';
import { Hidden } from './Hidden.tsx';
import { MembersOnly } from './MembersOnly.tsx';
import { MissingContent } from './MissingContent.tsx';
import { PostContent } from './PostContent.tsx';
import { usePlace } from './place.ts';
import type { ReplyPage } from './ReplyRows.tsx';
import { Thread } from './Thread.tsx';
import { usePostAuthor } from './use-post-name.ts';

/** One post with its replies. */
export function PostView({ id }: { id: string }) {
  const t = useInsideText();
  const { address, isFlat, href } = usePlace();
  const fromWhom = usePostAuthor();
  const read = useOperation(getPost, { params: { id } });
  const post = read.data?.post;
  const circle = isFlat ? null : (post?.circleId ?? address.circle);
  const describe = (error: ApiError) => {
    if (refusalOf(error) === 'MEMBERS_ONLY') return <MembersOnly />;
    return errorCase(error) === 'notFound' ? <MissingContent what="post" /> : undefined;
  };
  return (
    <CommunityPage
      title={post ? <bdi>{(post.hiddenFor === undefined ? post.title : null) ?? fromWhom(post)}</bdi> : t('post.title')}
      back={{
        href: href({ circle }),
        label: t(isFlat ? 'post.backToPosts' : circle === null ? 'circle.back' : 'post.back'),
      }}
      isReady={post !== undefined || read.error !== undefined}
      {...(post && { facts: <Facts post={post} /> })}
    >
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('post.loading')}>
            <Skeleton lines={8} />
          </LoadingRegion>
        }
        describeError={describe}
      >
        {(data) => <Whole {...data} />}
      </ReadView>
    </CommunityPage>
  );
}

function Facts({ post }: { post: Post }) {
  const t = useInsideText();
  const { author } = post;
  return (
    <Stack gap="x1">
      <Inline gap="half">
        <Text as="span" size="sm" tone="muted">
          {t('post.in')}
        </Text>
        <Link variant="standalone" href={paths.community({ circle: post.circleId })}>
          <bdi>{post.circleName}</bdi>
        </Link>
      </Inline>
      {author && (
        <Byline
          author={author}
          isOwn={post.isOwn}
          identity={post.identity?.displayName ?? null}
          createdAt={post.createdAt}
          editedAt={post.editedAt}
        />
      )}
    </Stack>
  );
}

function Whole({ post, replies }: { post: Post; replies: ReplyPage<Reply> }) {
  const { isFlat, href, change } = usePlace();
  const circle = isFlat ? null : post.circleId;
  return (
    <Stack gap="section">
      <Hidden content={post} target={{ kind: 'POST', id: post.id }}>
        <PostContent
          post={post}
          isWhole
          to={href({ post: post.id, circle })}
          onGone={() => change({ post: null, circle }, { replace: true })}
        />
      </Hidden>
      <Thread post={post} replies={replies} />
    </Stack>
  );
}
