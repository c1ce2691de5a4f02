import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { PlainButton, Section, Stack, Text, theme } from '@sakina/design-system';
import type { ProviderProfile, Review } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useDirectoryText } from '../messages/index.ts';
import { Rating } from './Rating.tsx';
import { Stars } from './Stars.tsx';

const SHOWN = 3;
const Quote = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.half};
  padding-block-end: ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};
  & > blockquote { margin: 0; }
  &:last-child { border-block-end: 0; padding-block-end: 0; }
`;

/** What clients wrote, newest first; says so where no one has written yet. */
export function Reviews({ provider }: { provider: ProviderProfile }) {
  const t = useDirectoryText();
  const [isOpen, setOpen] = useState(false);
  const reviews = [...provider.reviews].sort((a, b) => b.writtenOn.localeCompare(a.writtenOn));
  if (reviews.length === 0) {
    return (
      <Section title={t('reviews.title')}>
        <Text tone="muted" measure>
          {t('reviews.none')}
        </Text>
      </Section>
    );
  }
  return (
    <Section title={t('reviews.title')} actions={<Rating rating={provider.rating} />}>
      <Stack as="ul" gap="x2">
        {reviews.slice(0, isOpen ? undefined : SHOWN).map((review, index) => (
          <Item key={review.id} review={review} isFirstNew={isOpen && index === SHOWN} />
        ))}
      </Stack>
      {!isOpen && reviews.length > SHOWN && (
        <div>
          <PlainButton variant="secondary" onClick={() => setOpen(true)}>
            {t('reviews.more', { count: reviews.length })}
          </PlainButton>
        </div>
      )}
    </Section>
  );
}

interface ItemProps {
  review: Review;
  /** Takes focus when it appears, because the button that brought it is gone. */
  isFirstNew: boolean;
}

function Item({ review, isFirstNew }: ItemProps) {
  const t = useDirectoryText();
  const format = useFormat();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFirstNew) item.current?.focus();
  }, [isFirstNew]);
  return (
    <Quote ref={item} tabIndex={-1}>
      <Stars rating={review.rating} />
      <Text as="blockquote" measure>
        <bdi>{review.body}</bdi>
      </Text>
      <Text size="sm" tone="muted">
        {t('reviews.by', {
          author: review.author,
          date: format.date(review.writtenOn, { month: 'long', year: 'numeric' }),
        })}
      </Text>
    </Quote>
  );
}
