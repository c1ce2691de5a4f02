import { useState } from 'react';
import { LoadingRegion, RadioGroup, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useOpenSlots } from '../../shared/open-slots/index.ts';
import { mainService } from '../model/main-service.ts';
import { ReadView, useSharedText } from '../../../shared/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { useEnhancedText } from '../messages/enhanced/index.ts';
import { SlotChoice } from './SlotChoice.tsx';
import { useZoneText } from './use-zone-text.ts';

/** Every free time on the page itself: the session, the day, the time, and on to the booking with all of it. */
export function SlotsInline({ provider }: { provider: ProviderProfile }) {
  const t = useEnhancedText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const directory = useDirectoryText();
  const format = useFormat();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const service = provider.services.find(({ id }) => id === chosenId) ?? mainService(provider.services);
  const { isSame } = useZoneText()(provider.timeZone);
  if (!service) return null;
  const priceOf = ({ price }: typeof service) =>
    price.amountMinor === 0 ? directory('services.free') : format.money(price);
  return (
    <Section title={t('slots.title')}>
      <Stack gap="x3">
        <RadioGroup
          label={t('slots.service')}
          hasOptionalMark={false}
          layout="cards"
          options={provider.services.map((option) => ({
            id: option.id,
            label: nameOf(option),
            description: shared('minutes', { count: option.durationMinutes }),
            end: priceOf(option),
          }))}
          value={service.id}
          onChange={setChosenId}
        />
        <Text size="sm" tone="muted">
          {directory(isSame ? 'times.zone' : 'times.zoneBoth', {
            zone: format.zone(format.timeZone, provider.nextSlotAt ?? new Date(0).toISOString()),
            city: provider.city,
          })}
        </Text>
        <Times key={service.id} provider={provider} serviceId={service.id} />
      </Stack>
    </Section>
  );
}

function Times({
  provider,
  serviceId,
}: {
  provider: ProviderProfile;
  serviceId: ProviderProfile['services'][number]['id'];
}) {
  const directory = useDirectoryText();
  const read = useOpenSlots(provider.id, serviceId);
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={directory('times.loading')}>
          <Skeleton shape="block" size="lg" />
        </LoadingRegion>
      }
      isEmpty={({ slots }) => slots.length === 0}
      empty={<Text>{directory('times.full.body')}</Text>}
    >
      {({ slots }) => <SlotChoice provider={provider} serviceId={serviceId} slots={slots} />}
    </ReadView>
  );
}
