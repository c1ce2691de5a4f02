import { theme, VisuallyHidden } from '@sakina/design-system';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { useReviewsText } from '../messages/index.ts';

const Row = styled.span`
  display: inline-flex;
  color: ${theme.color.accentText};
  & > svg { inline-size: 1em; block-size: 1em; }
  & > svg[data-full] { fill: currentcolor; }
`;

/** One to five stars, drawn and in words. */
export function Stars({ rating }: { rating: number }) {
  const t = useReviewsText();
  return (
    <span>
      <VisuallyHidden>{t('stars', { rating })}</VisuallyHidden>
      <Row aria-hidden>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} data-full={star <= rating || undefined} />
        ))}
      </Row>
    </span>
  );
}
