import { Select, Text } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';

/** Whose clock the times are read by. */
export type ZoneOwner = 'own' | 'provider';

export interface ZoneChoiceProps {
  /** Whether the two clocks ever differ; if not, the zone is only named. */
  doDiffer: boolean;
  providerZone: string;
  providerName: string;
  /** An instant of the list, at which zones are named. */
  at: string;
  value: ZoneOwner;
  onChange: (owner: ZoneOwner) => void;
}

/** Names the zone of the times shown, and lets the reader see them by the provider's clock (CARE-9). */
export function ZoneChoice({ doDiffer, providerZone, providerName, at, value, onChange }: ZoneChoiceProps) {
  const t = useBookingText();
  const format = useFormat();
  const ownZone = format.zone(format.timeZone, at);
  if (!doDiffer) return <Text tone="muted" size="sm">{t('time.zoneOnly', { zone: ownZone })}</Text>;
  return (
    <Select
      label={t('time.zoneLabel')}
      hasOptionalMark={false}
      options={[
        { id: 'own', label: t('time.zoneOwn', { zone: ownZone }) },
        { id: 'provider', label: t('time.zoneProvider', { name: providerName, zone: format.zone(providerZone, at) }) },
      ]}
      value={value}
      onChange={(id) => onChange(id === 'provider' ? 'provider' : 'own')}
    />
  );
}
