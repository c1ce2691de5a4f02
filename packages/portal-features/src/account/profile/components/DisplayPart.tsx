import { DensitySwitch, LoadingRegion, RadioGroup, Section, Skeleton, Stack } from '@sakina/design-system';
import { getOwnPreferences } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { languages } from '@sakina/platform/domain';
import { useEffect } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';
import type { DeviceChoices } from '../model/device-choices.ts';
import { TimesForm } from './TimesForm.tsx';
import type { HeldTimes } from './TimesForm.tsx';

export interface DisplayPartProps {
  /** What is kept on the device, and how a choice takes effect. */
  device: DeviceChoices;
  /** What was changed of times and dates and is not saved; null for nothing. */
  kept: HeldTimes | null;
  /** Called with what is changed; null once it is saved. */
  onKeep: (kept: HeldTimes | null) => void;
}

/** How everything looks: language and density on this device, times and dates with the account (PORTAL-9, CARE-4). */
export function DisplayPart({ device, kept, onKeep }: DisplayPartProps) {
  const t = useProfileText();
  const read = useOperation(getOwnPreferences, {});
  const { onTimesChange } = device;
  useEffect(() => {
    if (read.data) onTimesChange(read.data);
  }, [read.data, onTimesChange]);
  return (
    <Stack gap="section">
      <Section title={t('display.title')} description={t('display.help')}>
        <RadioGroup
          label={t('display.language')}
          hasOptionalMark={false}
          value={device.language}
          options={languages.map(({ code, name }) => ({ id: code, label: name }))}
          onChange={device.onLanguageChange}
        />
        <DensitySwitch value={device.density} onChange={device.onDensityChange} />
      </Section>
      <Section title={t('times.title')} description={t('times.help')}>
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('loading')}>
              <Skeleton lines={5} />
            </LoadingRegion>
          }
        >
          {(saved) => <TimesForm saved={saved} device={device} kept={kept} onKeep={onKeep} />}
        </ReadView>
      </Section>
    </Stack>
  );
}
