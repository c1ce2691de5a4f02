import styled from 'styled-components';
import { Heading, LoadingRegion, Skeleton, Stack, Text, theme } from '@sakina/design-system';
import type { ProviderProfile, Service } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useFirstOpenSlots } from '../../shared/open-slots/index.ts';
import { firstSlotsByDay } from '../model/opening.ts';
import { ReadView, useSharedText } from '../../../shared/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { SlotLink } from './SlotLink.tsx';
import { useServicePrice } from './use-service-price.ts';
import { useZoneText } from './use-zone-text.ts';

const Times = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
  gap: ${theme.space.x1};
`;
const SHOWN = { days: 3, perDay: 4 };

export interface NextTimesProps {
  /** The provider, as clients see them. */
  provider: ProviderProfile;
  /** What the times are free for. */
  service: Service;
}

/** The first free times, under their days, each a way straight into the booking. */
export function NextTimes({ provider, service }: NextTimesProps) {
  const t = useDirectoryText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const priceOf = useServicePrice();
  const format = useFormat();
  const read = useFirstOpenSlots(provider.id, service.id, provider.nextSlotAt);
  const { isSame } = useZoneText()(provider.timeZone);
  const at = provider.nextSlotAt ?? new Date(0).toISOString();

  return (
    <Stack gap="x2">
      <Stack gap="none">
        <Text size="sm" weight="strong">
          {t('times.for', { service: nameOf(service), minutes: shared('minutes', { count: service.durationMinutes }) })}
          {' · '}
          {priceOf(service)}
        </Text>
        <Text size="sm" tone="muted">
          {t(isSame ? 'times.zone' : 'times.zoneBoth', { zone: format.zone(format.timeZone, at), city: provider.city })}
        </Text>
      </Stack>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('times.loading')}>
            <Skeleton shape="block" />
          </LoadingRegion>
        }
        isEmpty={({ slots }) => slots.length === 0}
        empty={<Text size="sm">{t('times.full.body')}</Text>}
      >
        {({ slots }) =>
          firstSlotsByDay(slots, format.timeZone, SHOWN).map(({ date, slots: ofDay }) => (
            <Stack key={date} gap="x1">
              <Heading level={3} size="sm">
                {ofDay[0] && format.relativeDay(ofDay[0].startsAt)}
              </Heading>
              <Times role="list">
                {ofDay.map((slot) => (
                  <li key={slot.id}>
                    <SlotLink provider={provider} service={service} slot={slot} hasOtherClock={!isSame} />
                  </li>
                ))}
              </Times>
            </Stack>
          ))
        }
      </ReadView>
    </Stack>
  );
}
