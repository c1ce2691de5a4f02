import styled from 'styled-components';
import { ButtonLink, Heading, Section, Stack, Text, theme, up } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useSharedText } from '../../../shared/index.ts';
import { useServiceAbout, useServiceName } from '../../../shared/service-names/index.ts';
import { obstacleOf } from '../model/bookable.ts';
import { useDirectoryText } from '../messages/index.ts';
import { useLabels } from './use-labels.ts';
import { useServicePrice } from './use-service-price.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.x1} ${theme.space.x3};
  padding-block: ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};
  &:first-child { border-block-start: 1px solid ${theme.color.hairline}; }
  & > :last-child:not(:nth-child(2)) { grid-column: 1 / -1; justify-self: start; }
  @media ${up.sm} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    & > :last-child:not(:nth-child(2)) { grid-column: auto; }
  }
`;
const Price = styled(Text)`text-align: end; white-space: nowrap;`;

/** What can be booked, how long it takes and what it costs; and how it can be paid. */
export function Services({ provider }: { provider: ProviderProfile }) {
  const t = useDirectoryText();
  const nameOf = useServiceName();
  const aboutOf = useServiceAbout();
  const shared = useSharedText();
  const labels = useLabels();
  const priceOf = useServicePrice();
  const canBook = obstacleOf(provider) === null;
  const insurers = provider.insurers.filter((insurer) => insurer !== 'SELF_PAY').map(labels.insurer);

  return (
    <Section title={t('services.title')}>
      <Stack as="ul" gap="none">
        {provider.services.map((service) => (
          <Row key={service.id}>
            <Stack gap="none">
              <Heading level={3} size="md">
                <bdi>{nameOf(service)}</bdi>
              </Heading>
              <Text size="sm" tone="muted" measure>
                <bdi>{aboutOf(service)}</bdi>
              </Text>
              <Text size="sm" font="control">
                {t('services.length', {
                  minutes: shared('minutes', { count: service.durationMinutes }),
                  modes: labels.modes(service.modes),
                })}
              </Text>
            </Stack>
            <Price font="data" weight="strong">
              {priceOf(service)}
            </Price>
            {canBook && (
              <ButtonLink
                href={paths.booking(provider.id, { service: service.id })}
                variant="secondary"
                aria-label={t('services.bookNamed', { name: nameOf(service) })}
              >
                {t('services.book')}
              </ButtonLink>
            )}
          </Row>
        ))}
      </Stack>
      <Stack gap="x1">
        {provider.slidingScale && <Text measure>{t('services.slidingScale')}</Text>}
        <Text measure>
          {insurers.length > 0
            ? t('services.insurers', { insurers: labels.list(insurers) })
            : t('services.selfPayOnly')}
        </Text>
      </Stack>
    </Section>
  );
}
