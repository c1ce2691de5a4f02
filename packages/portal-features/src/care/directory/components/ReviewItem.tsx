import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Stack, Text, theme } from '@sakina/design-system';
import type { ProviderReview } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useDirectoryText } from '../messages/index.ts';
import { useEnhancedText } from '../messages/enhanced/index.ts';
import { Stars } from './Stars.tsx';

const Answer = styled(Stack)`
  padding-inline-start: ${theme.space.x2};
  border-inline-start: 2px solid ${theme.color.hairline};
`;

const Words = styled(Text)`margin: 0;`;

export interface ReviewItemProps {
  /** The review that it is about. */
  review: ProviderReview;
  /** Name of the provider, who may have answered. */
  providerName: string;
  /** Takes focus when it appears, because the button that brought it is gone. @default false */
  takesFocus?: boolean;
}

/** What a client wrote, and what the provider says to it. */
export function ReviewItem({ review, providerName, takesFocus = false }: ReviewItemProps) {
  const t = useEnhancedText();
  const directory = useDirectoryText();
  const format = useFormat();
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) queueMicrotask(() => item.current?.focus());
  }, [takesFocus]);
  const date = (value: string) => format.date(value, { month: 'long', year: 'numeric' });
  return (
    <div ref={item} tabIndex={-1}>
      <Stack gap="half">
        <Stars rating={review.rating} />
        {review.body !== null && (
          <Words forwardedAs="blockquote" measure>
            <bdi>{review.body}</bdi>
          </Words>
        )}
        <Text size="sm" tone="muted">
          {directory('reviews.by', { author: review.author, date: date(review.writtenOn) })}
          {review.editedOn && <> · {t('reviews.edited')}</>}
        </Text>
        {review.removal && (
          <Text size="sm" tone="warning">
            {t('reviews.removed')}
          </Text>
        )}
        {review.answer && (
          <Answer gap="none">
            <Text size="sm" weight="strong">
              {t('reviews.answer', { name: providerName, date: date(review.answer.writtenOn) })}
            </Text>
            <Text size="sm" measure>
              <bdi>{review.answer.text}</bdi>
            </Text>
          </Answer>
        )}
      </Stack>
    </div>
  );
}
