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
import { getOwnPreferences, saveOwnPreferences } from '@sakina/platform/contract';
import type { OwnPreferences, SavedPreferences } from '@sakina/platform/contract';
import { useAction, useClient, useFormat, useNow } from '@sakina/platform/react';
import { useState } from 'react';
import { FieldConflict, KeptNotice, useRecordForm } from '../../../shared/form/index.ts';
import type { HeldForm } from '../../../shared/form/index.ts';
import { SaveNotice } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';
import type { DeviceChoices } from '../model/device-choices.ts';

/** What is chosen and not saved. */
export type HeldTimes = HeldForm<SavedPreferences, OwnPreferences>;

export interface TimesFormProps {
  /** What the account says. */
  saved: SavedPreferences;
  /** What is kept on the device, and how a choice takes effect. */
  device: DeviceChoices;
  /** What was changed and is not saved; null for nothing. */
  kept: HeldTimes | null;
  /** Called with what is changed; null once it is saved. */
  onKeep: (kept: HeldTimes | null) => void;
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

const NAMES = { timeZone: 'times.zone', calendar: 'times.calendar', hijriOffsetDays: 'times.offset' } as const;

/** Zone and calendar of every time and date that is shown or sent. */
export function TimesForm({ saved, device, kept, onKeep }: TimesFormProps) {
  const t = useProfileText();
  const format = useFormat();
  const now = useNow();
  const toast = useToast();
  const save = useAction(saveOwnPreferences);
  const [isMissing, setMissing] = useState(false);
  const client = useClient();
  const editor = useRecordForm<SavedPreferences, OwnPreferences>({
    record: 'times-and-dates',
    saved,
    held: kept,
    hold: onKeep,
    formOf: ({ timeZone, calendar, hijriOffsetDays }) => ({ timeZone, calendar, hijriOffsetDays }),
    read: () => client.call(getOwnPreferences, {}),
    send: (typed, on) => save.run({ body: { ...typed, version: on.version } }),
    onSaved: (answer) => {
      device.onTimesChange(answer);
      toast({ title: t('times.saved'), tone: 'success' });
    },
  });
  const { form, conflict } = editor;
  const instant = new Date(now).toISOString();
  const change = (part: Partial<OwnPreferences>) => {
    setMissing(false);
    save.reset();
    editor.change(part);
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
  function saidIn(version: OwnPreferences, field: keyof OwnPreferences) {
    if (field === 'calendar') return t(`times.calendar.${version.calendar}`);
    if (field === 'timeZone')
      return version.timeZone === null
        ? t('times.zoneDevice', { zone: format.zone(device.deviceTimeZone, instant) })
        : format.zone(version.timeZone, instant);
    const words = OFFSETS.find(([days]) => days === version.hijriOffsetDays)?.[1] ?? 'same';
    return t(`times.offset.${words}`, { today: hijri(version.hijriOffsetDays) });
  }
  async function submit() {
    if (form.timeZone === '') return setMissing(true);
    return editor.submit();
  }
  return (
    <Form
      onSubmit={submit}
      errors={zoneError ? [{ name: 'timeZone', message: zoneError }] : []}
      errorFocus="field"
      headingLevel={3}
      aria-label={t('times.title')}
    >
      <KeptNotice {...editor.unsaved} onDiscard={editor.discard} />
      {!zoneError && !conflict && <SaveNotice error={save.error} />}
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
      {conflict && (
        <FieldConflict
          onResolve={editor.resolve}
          onClose={editor.closeConflict}
          fields={conflict.fields.map((field) => ({
            id: field,
            term: t(NAMES[field]),
            mine: saidIn(conflict.merged, field),
            theirs: saidIn(conflict.theirs, field),
          }))}
        />
      )}
    </Form>
  );
}
