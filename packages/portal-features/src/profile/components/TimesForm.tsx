import {
  Form,
  FormActions,
  RadioGroup,
  Select,
  Stack,
  SubmitButton,
  Text,
  TimeZonePicker,
  useToast,
} from '@sakina/design-system';
import { fieldProblems } from '@sakina/platform/client';
import type { OwnPreferences, SavedPreferences } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { useState } from 'react';
import { SaveNotice, serverVersion } from '../../shared/index.ts';
import { useSavePreferences } from '../api/use-save-preferences.ts';
import { useProfileText } from '../messages/index.ts';
import type { DeviceChoices } from '../model/device-choices.ts';

export interface TimesFormProps {
  /** What the account says. */
  saved: SavedPreferences;
  /** What is kept on the device, and how a choice takes effect. */
  device: DeviceChoices;
  /** What was changed and is not saved; null for nothing. */
  kept: SavedPreferences | null;
  /** Called with what is changed; null once it is saved. */
  onKeep: (form: SavedPreferences | null) => void;
}

const DAY_MS = 86_400_000;
const CALENDARS = ['GREGORIAN', 'GREGORIAN_FIRST', 'HIJRI_FIRST'] as const;
const OFFSETS = [
  [-2, 'later2'],
  [-1, 'later1'],
  [0, 'same'],
  [1, 'earlier1'],
  [2, 'earlier2'],
] as const;

/** Zone and calendar of every time and date that is shown or sent. */
export function TimesForm({ saved, device, kept, onKeep }: TimesFormProps) {
  const t = useProfileText();
  const format = useFormat();
  const now = useNow();
  const toast = useToast();
  const save = useSavePreferences();
  const [isMissing, setMissing] = useState(false);
  const form = kept ?? saved;
  const instant = new Date(now).toISOString();
  const change = (part: Partial<OwnPreferences>) => {
    setMissing(false);
    onKeep({ ...form, ...part });
  };
  const zoneError = isMissing ? t('times.zoneMissing') : fieldProblems(save.error)['timeZone'];

  /** Today in the Hijri calendar, where months begin so many days earlier. */
  function hijri(offsetDays: number) {
    const day = format.dateIn(
      new Date(now + offsetDays * DAY_MS).toISOString(),
      form.timeZone ?? device.deviceTimeZone,
    );
    return format.date(day, { calendar: 'islamic-umalqura', day: 'numeric', month: 'long', year: 'numeric' });
  }
  async function submit() {
    if (form.timeZone === '') return setMissing(true);
    try {
      const answer = await save.run({ body: form });
      onKeep(null);
      device.onTimesChange(answer);
      toast({ title: t('times.saved'), tone: 'success' });
    } catch (error) {
      // Said by the notice; what was chosen stays, and is saved over the other window's if that is wished.
      const version = serverVersion(error);
      if (version !== null) onKeep({ ...form, version });
    }
  }
  return (
    <Form
      onSubmit={submit}
      errors={zoneError ? [{ name: 'timeZone', message: zoneError }] : []}
      errorFocus="field"
      headingLevel={3}
      aria-label={t('times.title')}
    >
      {!zoneError && <SaveNotice error={save.error} />}
      <RadioGroup
        label={t('times.zone')}
        hasOptionalMark={false}
        value={form.timeZone === null ? 'device' : 'chosen'}
        options={[
          {
            id: 'device',
            label: t('times.zoneDevice', { zone: format.zone(device.deviceTimeZone, instant) }),
            description: t('times.zoneDeviceHelp'),
          },
          { id: 'chosen', label: t('times.zoneChosen') },
        ]}
        onChange={(id) => change({ timeZone: id === 'device' ? null : device.deviceTimeZone })}
      />
      {form.timeZone !== null && (
        <TimeZonePicker
          name="timeZone"
          label={t('times.zoneWhich')}
          isRequired
          value={form.timeZone}
          at={now}
          ownZone={device.deviceTimeZone}
          errorMessage={zoneError}
          onChange={(timeZone) => change({ timeZone })}
        />
      )}
      <RadioGroup
        label={t('times.calendar')}
        hasOptionalMark={false}
        value={form.calendar}
        options={CALENDARS.map((id) => ({ id, label: t(`times.calendar.${id}`) }))}
        onChange={(id) => change({ calendar: CALENDARS.find((calendar) => calendar === id) ?? 'GREGORIAN' })}
      />
      {form.calendar !== 'GREGORIAN' && (
        <Stack gap="x1">
          <Select
            label={t('times.offset')}
            description={t('times.offsetHelp')}
            hasOptionalMark={false}
            value={String(form.hijriOffsetDays)}
            options={OFFSETS.map(([days, words]) => ({
              id: String(days),
              label: t(`times.offset.${words}`, { today: hijri(days) }),
            }))}
            onChange={(id) => change({ hijriOffsetDays: OFFSETS.find(([days]) => String(days) === id)?.[0] ?? 0 })}
          />
          <Text size="sm" tone="muted">
            {t('times.today', { date: hijri(form.hijriOffsetDays) })}
          </Text>
        </Stack>
      )}
      <FormActions isSticky>
        <SubmitButton>{t('times.save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
