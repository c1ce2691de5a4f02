import { Avatar, Badge, Inline, Link, Text, theme } from '@sakina/design-system';
import type { CommunityAuthor } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { UserRound } from 'lucide-react';
import styled from 'styled-components';
import { useInsideText } from '../messages/inside/index.ts';
import { When } from './When.tsx';

export interface BylineProps {
  /** Who wrote it. */
  author: CommunityAuthor;
  /** Whether the reader wrote it. */
  isOwn: boolean;
  /** Whether it is by the author of the post above it. @default false */
  isThreadAuthor?: boolean;
  /** Whose account it is, told to those who look after the circle; null for everyone else. */
  identity: string | null;
  /** Instant at which it was written. */
  createdAt: string;
  /** Instant of the last change; null for none. */
  editedAt: string | null;
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.x1};
  min-inline-size: 0;
  & > div { min-inline-size: 0; }
`;
const Unnamed = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};
  & > svg { inline-size: 1.125rem; block-size: 1.125rem; }
`;

/** Who wrote something and when: the name that they go by, or no one’s. */
export function Byline({ author, isOwn, isThreadAuthor = false, identity, createdAt, editedAt }: BylineProps) {
  const t = useInsideText();
  const { displayName, isAnonymous, isModerator, providerId } = author;
  const name = isAnonymous ? t('author.anonymous') : displayName;
  return (
    <Row>
      {isAnonymous ? (
        <Unnamed aria-hidden>
          <UserRound />
        </Unnamed>
      ) : (
        <Avatar name={displayName} size="sm" />
      )}
      <div>
        <Inline gap="x1">
          <Text as="strong" font="control" size="sm">
            {providerId === null ? (
              <bdi>{name}</bdi>
            ) : (
              <Link href={paths.therapist(providerId)} variant="quiet">
                <bdi>{name}</bdi>
              </Link>
            )}
          </Text>
          {isOwn && <Badge>{t('author.you')}</Badge>}
          {isModerator && (
            <Badge tone="info" icon={null}>
              {t('author.moderator')}
            </Badge>
          )}
          {isThreadAuthor && !isOwn && <Badge>{t('author.thread')}</Badge>}
        </Inline>
        <When at={createdAt} editedAt={editedAt} />
        {identity !== null && (
          <Text size="sm" tone="muted">
            {t('author.identity')} <bdi>{identity}</bdi>
          </Text>
        )}
      </div>
    </Row>
  );
}
