import { Star } from 'lucide-react';
import styled from 'styled-components';
import { Text, VisuallyHidden, theme } from '@sakina/design-system';
import type { ProviderSummary } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useDirectoryText } from '../messages/index.ts';

const Figures = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space.half};
  white-space: nowrap;
  font-family: ${theme.font.control};
  font-size: ${theme.text.sm};
  font-weight: 600;
  & > svg {
    align-self: center;
    inline-size: 1em;
    block-size: 1em;
    flex: none;
    color: ${theme.color.accentText};
    fill: currentcolor;
  }
`;

/** The average of the reviews and their number; says so where there are none. */
export function Rating({ rating }: Pick<ProviderSummary, 'rating'>) {
  const t = useDirectoryText();
  const format = useFormat();
  if (!rating)
    return (
      <Text as="span" size="sm" tone="muted">
        {t('rating.none')}
      </Text>
    );
  const average = new Intl.NumberFormat(format.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    rating.average,
  );
  return (
    <span>
      <VisuallyHidden>{t('rating.words', { average, count: rating.count })}</VisuallyHidden>
      <Figures aria-hidden>
        <Star />
        {average}
        <Text as="span" size="sm" tone="muted" weight="regular">
          {t('rating.count', { count: rating.count })}
        </Text>
      </Figures>
    </span>
  );
}
