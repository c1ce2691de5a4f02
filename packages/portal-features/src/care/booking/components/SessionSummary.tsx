import {
  Avatar,
  below,
  Card,
  Heading,
  Inline,
  KeyValueList,
  LineBreaks,
  Stack,
  Text,
  theme,
} from '@sakina/design-system';
import type { BookingQuote, ProviderProfile } from '@sakina/platform/contract';
import styled from 'styled-components';
import { avatarKind, useKindOf, useSharedText } from '../../../shared/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useBookingText } from '../messages/index.ts';
import type { Choice } from '../model/opening.ts';
import { usePrice } from './use-price.ts';
import { useSeriesSum } from './use-series-sum.ts';
import { useWhen } from './use-when.ts';

export interface SessionSummaryProps {
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  /** What is chosen so far. */
  choice: Choice;
  /** What it costs the user, once that is known. */
  quote: BookingQuote | null;
  /** How many sessions are booked. */
  sessions: number;
}

/** Hidden on a phone, where there is no room beside the steps; the review shows the same. */
const Root = styled.aside`
  @media ${below.md} { display: none; }
`;
const Divider = styled.hr`
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-block-start: 1px solid ${theme.color.hairline};
`;

/** What has been chosen so far, next to the steps on wide screens. */
export function SessionSummary({ profile, choice, quote, sessions }: SessionSummaryProps) {
  const t = useBookingText();
  const kindOf = useKindOf();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const price = usePrice();
  const when = useWhen();
  const sumOf = useSeriesSum();
  const sum = quote && sumOf(quote, sessions);
  const { service, mode, time } = choice;
  const words = time && when(time, profile.timeZone);
  const notYet = (
    <Text as="span" tone="muted" weight="regular">
      {t('summary.notChosen')}
    </Text>
  );
  return (
    <Root aria-labelledby="booking-summary">
      <Card>
        <Stack gap="x2">
          <Heading level={2} size="sm" id="booking-summary">
            {t('summary.title')}
          </Heading>
          <Inline gap="x1h" wrap={false}>
            <Avatar name={profile.displayName} kind={avatarKind[profile.kind]} size="md" />
            <Stack gap="none">
              <Text as="strong" weight="strong">
                <bdi>{profile.displayName}</bdi>
              </Text>
              <Text size="xs" tone="muted">
                {kindOf(profile)}
              </Text>
            </Stack>
          </Inline>
          <Divider />
          <KeyValueList
            layout="stacked"
            items={[
              {
                term: t('review.service'),
                value: service
                  ? t('review.serviceValue', { name: nameOf(service), minutes: service.durationMinutes })
                  : notYet,
              },
              { term: t('review.where'), value: mode ? shared(`mode.${mode}`) : notYet },
              {
                term: t('review.time'),
                value: words ? (
                  <ChosenWhen
                    {...(mode === 'IN_PERSON' && words.other
                      ? { first: words.other, second: t('time.forYou', { when: words.own }) }
                      : {
                          first: words.own,
                          second: words.other && t('time.forOther', { name: profile.displayName, when: words.other }),
                        })}
                  />
                ) : (
                  notYet
                ),
              },
              { term: t('review.price'), value: service ? price(service) : notYet },
              ...(quote && (sum !== null || quote.total.amountMinor !== quote.price.amountMinor)
                ? [{ term: t('summary.youPay'), value: sum ?? price({ price: quote.total }) }]
                : []),
            ]}
          />
        </Stack>
      </Card>
    </Root>
  );
}

function ChosenWhen({ first, second }: { first: string; second: string | null }) {
  return (
    <Stack as="span" gap="half">
      <span>
        <LineBreaks>{first}</LineBreaks>
      </span>
      {second && (
        <Text as="span" size="xs" tone="muted" weight="regular">
          <LineBreaks>{second}</LineBreaks>
        </Text>
      )}
    </Stack>
  );
}
