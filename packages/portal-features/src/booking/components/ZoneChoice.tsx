import { Select } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';

/** Whose clock the times are read by. */
export type ZoneOwner = 'own' | 'provider';

export interface ZoneChoiceProps {
  providerZone: string;
  providerName: string;
  /** An instant of the list, at which zones are named. */
  at: string;
  value: ZoneOwner;
  onChange: (owner: ZoneOwner) => void;
}

/** Lets the reader see the times by the provider's clock, where it differs from theirs (CARE-9). */
export function ZoneChoice({ providerZone, providerName, at, value, onChange }: ZoneChoiceProps) {
  const t = useBookingText();
  const format = useFormat();
  return (
    <Select
      label={t('time.zoneLabel')}
      hasOptionalMark={false}
      options={[
        { id: 'own', label: t('time.zoneOwn', { zone: format.zone(format.timeZone, at) }) },
        { id: 'provider', label: t('time.zoneProvider', { name: providerName, zone: format.zone(providerZone, at) }) },
      ]}
      value={value}
      onChange={(id) => onChange(id === 'provider' ? 'provider' : 'own')}
    />
  );
}
