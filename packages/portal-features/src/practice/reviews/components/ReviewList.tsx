import { Button, EmptyState, LoadingRegion, Skeleton, Stack, theme } from '@sakina/design-system';
import type { ContentReport, ProviderId } from '@sakina/platform/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { ReadView } from '../../../shared/index.ts';
import { useReviews } from '../api/reviews.ts';
import { useReviewsText } from '../messages/index.ts';
import type { ReviewsFilter } from '../model/filter.ts';
import { ReviewCard } from './ReviewCard.tsx';

const Item = styled.li`
  &[aria-current] { padding-inline-start: ${theme.space.x2}; border-inline-start: 3px solid ${theme.color.primary}; }
`;

export interface ReviewListProps {
  providerId: ProviderId;
  /** Which reviews are listed. */
  filter: ReviewsFilter;
  /** Id of the review that a notice led to; null for none. */
  opened: string | null;
  /** The provider’s own reports, by id of the review. */
  reports: ReadonlyMap<string, ContentReport['status']>;
}

/**
 * Reviews in pieces, the newest first; each piece is read by itself, so that an answer renews it where it stands. One
 * that a notice led to takes the focus, however many pieces are before it.
 */
export function ReviewList({ providerId, filter, opened, reports }: ReviewListProps) {
  const [pieces, setPieces] = useState<readonly (string | null)[]>([null]);
  return (
    <Stack gap="x3">
      {pieces.map((after, index) => (
        <Piece
          key={after ?? 'first'}
          providerId={providerId}
          filter={filter}
          opened={opened}
          reports={reports}
          after={after}
          isLast={index === pieces.length - 1}
          onMore={(next) => setPieces([...pieces, next])}
        />
      ))}
    </Stack>
  );
}

interface PieceProps extends ReviewListProps {
  after: string | null;
  isLast: boolean;
  onMore: (after: string) => void;
}

function Piece({ providerId, filter, opened, reports, after, isLast, onMore }: PieceProps) {
  const t = useReviewsText();
  const read = useReviews(providerId, filter, after);
  const list = useRef<HTMLDivElement>(null);
  const hasRead = read.data !== undefined;
  useEffect(() => {
    // The button that asked for this piece is gone: the focus goes to its first review.
    if (after !== null && hasRead && opened === null) list.current?.querySelector<HTMLElement>('article')?.focus();
  }, [after, hasRead, opened]);
  const hasOpened = read.data?.items.some(({ id }) => id === opened) ?? false;
  const next = read.data?.nextCursor ?? null;
  const lookFurther = useEffectEvent(onMore);
  useEffect(() => {
    if (opened === null || !hasRead) return;
    if (hasOpened) list.current?.querySelector<HTMLElement>('[aria-current] article')?.focus();
    else if (isLast && next !== null) lookFurther(next);
  }, [opened, hasRead, hasOpened, isLast, next]);
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('loading')}>
          <Skeleton shape="block" size="md" />
        </LoadingRegion>
      }
      isEmpty={({ items }) => items.length === 0 && after === null}
      empty={<EmptyState title={t(`empty.${filter}.title`)}>{t(`empty.${filter}.body`)}</EmptyState>}
    >
      {({ items, nextCursor }) => (
        <>
          <div ref={list}>
            <Stack as="ul" gap="x3" aria-label={t('list')}>
              {items.map((review) => (
                <Item key={review.id} aria-current={review.id === opened ? 'true' : undefined}>
                  <ReviewCard review={review} report={reports.get(review.id)} />
                </Item>
              ))}
            </Stack>
          </div>
          {isLast && nextCursor !== null && (
            <div>
              <Button variant="secondary" onPress={() => onMore(nextCursor)}>
                {t('more')}
              </Button>
            </div>
          )}
        </>
      )}
    </ReadView>
  );
}
