import { Star } from 'lucide-react';
import styled from 'styled-components';
import { VisuallyHidden, theme } from '@sakina/design-system';
import { useDirectoryText } from '../messages/index.ts';

const STARS = [1, 2, 3, 4, 5] as const;

const Row = styled.span`
  display: inline-flex;
  gap: 0.125rem;
  color: ${theme.color.accentText};
  & > svg { inline-size: 1rem; block-size: 1rem; }
  & > svg[data-full] { fill: currentcolor; }
`;

/** A rating of one to five as stars, and in words for those who do not see them. */
export function Stars({ rating }: { rating: number }) {
  const t = useDirectoryText();
  return (
    <span>
      <VisuallyHidden>{t('reviews.rating', { rating })}</VisuallyHidden>
      <Row aria-hidden>
        {STARS.map((star) => (
          <Star key={star} data-full={star <= rating || undefined} />
        ))}
      </Row>
    </span>
  );
}
