import { Heading, KeyValueList, Section, Stack, Text } from '@sakina/design-system';
import type { listReviews, ResponseOf } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useReviewsText } from '../messages/index.ts';
import { LEAST_RATINGS } from '../model/filter.ts';

export type RatingSummaryProps = Pick<ResponseOf<typeof listReviews>, 'rating' | 'distribution'>;

/** Average and distribution; below five ratings both stay hidden, because they would speak of single people. */
export function RatingSummary({ rating, distribution }: RatingSummaryProps) {
  const t = useReviewsText();
  const format = useFormat();
  const count = rating?.count ?? 0;
  return (
    <Section title={t('average.title')} headingSize="lg">
      {rating === null || count < LEAST_RATINGS ? (
        <Text tone="muted">{t('average.few', { count, least: LEAST_RATINGS })}</Text>
      ) : (
        <Stack gap="x2">
          <Heading level={3} size="lg">
            {t('average', { average: format.number(rating.average), count })}
          </Heading>
          <KeyValueList
            layout="split"
            items={distribution
              .map((ratings, index) => ({
                id: String(index + 1),
                term: t('average.bar', { stars: index + 1 }),
                value: format.number(ratings),
              }))
              .toReversed()}
          />
        </Stack>
      )}
    </Section>
  );
}
