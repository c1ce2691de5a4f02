import { below, Button, ButtonLink, Inline, Link, Text, theme, useToast, visuallyHidden } from '@sakina/design-system';
import { markPost } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { Post } from '@sakina/platform/contract';
import { Bookmark, HeartHandshake, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useErrorText } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { communityStart } from '../model/address.ts';
import { ContentMenu } from './ContentMenu.tsx';
import type { Task } from './ContentTasks.tsx';
import { usePlace } from './place.ts';
import { usePostName } from './use-post-name.ts';
import { useRefusalText } from './use-refusal-text.ts';

export interface PostActionsProps {
  /** The post that it is about. */
  post: Post;
  /** Whether the replies stand below already. */
  isWhole: boolean;
  /** Address of the post. */
  to: string;
  /** Begins to edit, delete or report. */
  onTask: (task: Task) => void;
}

type Mark = 'isSupported' | 'isSaved';

// A pressed mark is filled as well as named pressed.
const Marks = styled.div`
  & button[aria-pressed='true'] svg { fill: currentcolor; }
  /* The first sign stands under the first letter of the post. */
  & > div > :is(button, a):first-child { margin-inline-start: calc(-1 * ${theme.space.x1h}); }
  /* On a phone all stand in one line; the sign says it, and its name is heard. */
  @media ${below.sm} {
    && > div { gap: 0 ${theme.space.half}; }
    & > div > a:not(:first-child) > svg { display: none; }
    & > div > button:has([data-part='keep']) { padding-inline: ${theme.space.half}; }
    & [data-part='keep'] { ${visuallyHidden} }
  }
`;

/** Says ‘with you’, keeps for later, leads to the replies, and offers the rest in a menu. */
export function PostActions({ post, isWhole, to, onTask }: PostActionsProps) {
  const t = useInsideText();
  const { isSignedIn, isFlat, signIn } = usePlace();
  const nameOf = usePostName();
  const toast = useToast();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const mark = useAction(markPost);
  const [wanted, setWanted] = useState<Partial<Record<Mark, boolean>>>({});
  const { supportCount, replyCount, isOwn, status } = post;
  // The press is shown at once; the server's answer has the last word.
  const shown = (name: Mark) => (mark.isRunning ? (wanted[name] ?? post[name]) : post[name]);

  async function press(name: Mark) {
    const next = !post[name];
    setWanted({ [name]: next });
    try {
      await mark.run({ params: { id: post.id }, body: { [name]: next } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const words = refusalText(error) ?? errorText(error);
      toast({ tone: 'danger', title: t('mark.failed'), description: words.body });
    }
  }
  const support =
    isOwn || status !== 'PUBLISHED' ? (
      <Text as="span" size="sm" tone="muted">
        {t('mark.withYouCount', { count: supportCount })}
      </Text>
    ) : isSignedIn ? (
      <Button
        variant="quiet"
        size="small"
        aria-pressed={shown('isSupported')}
        isPending={mark.isRunning}
        aria-label={t('mark.supportNamed', { count: supportCount })}
        onPress={() => void press('isSupported')}
      >
        <HeartHandshake aria-hidden />
        {t('mark.support', { count: supportCount })}
      </Button>
    ) : (
      <ButtonLink
        variant="quiet"
        size="small"
        href={signIn({ ...communityStart, post: post.id, circle: isFlat ? null : post.circleId })}
        aria-label={t('mark.supportVisitor', { count: supportCount })}
      >
        <HeartHandshake aria-hidden />
        {t('mark.support', { count: supportCount })}
      </ButtonLink>
    );
  return (
    <Marks>
      <Inline gap="x2">
        {support}
        {!isWhole && (
          <Link
            variant="standalone"
            href={to}
            aria-label={t('post.repliesNamed', { count: replyCount, name: nameOf(post) })}
          >
            <MessageCircle aria-hidden />
            {t('post.replies', { count: replyCount })}
          </Link>
        )}
        {isSignedIn && status !== 'REMOVED' && (
          <Button
            variant="quiet"
            size="small"
            aria-pressed={shown('isSaved')}
            isPending={mark.isRunning}
            onPress={() => void press('isSaved')}
          >
            <Bookmark aria-hidden />
            <span data-part="keep">{t('mark.save')}</span>
          </Button>
        )}
        {isSignedIn && <ContentMenu content={post} target="POST" name={nameOf(post)} onTask={onTask} />}
      </Inline>
    </Marks>
  );
}
