import { Select } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';

/** Whose time zone the times are shown in. */
export type ZoneOwner = 'own' | 'provider';

export interface ZoneChoiceProps {
  /** IANA zone of the provider. */
  providerZone: string;
  /** Name of the provider. */
  providerName: string;
  /** An instant of the list, for the zones' names at that date. */
  at: string;
  /** In whose zone times are shown. */
  value: ZoneOwner;
  /** Called when the zone is changed. */
  onChange: (owner: ZoneOwner) => void;
}

/** Shows the times in the provider's zone, where it differs from the user's (CARE-9). */
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
