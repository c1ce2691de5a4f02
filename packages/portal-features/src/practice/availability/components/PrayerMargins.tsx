import { Inline, Stack, Switch } from '@sakina/design-system';
import type { PrayerName, PrayerRules } from '@sakina/platform/contract';
import { useAvailabilityText } from '../messages/index.ts';
import { SpanSelect } from './SpanSelect.tsx';

type Margins = Omit<PrayerRules['around'][number], 'prayer'>;

export interface PrayerMarginsProps {
  /** Which prayer it is. */
  prayer: PrayerName;
  /** When it begins today, in words; left out where it is not known. */
  time: string | undefined;
  /** The minutes kept free, or nothing. */
  margins: Margins | undefined;
  /** Called with the margins; undefined for none. */
  onChange: (margins: Margins | undefined) => void;
}

const CHOICES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];

/** Keeps the time around one daily prayer free, or not. */
export function PrayerMargins({ prayer, time, margins, onChange }: PrayerMarginsProps) {
  const t = useAvailabilityText();
  const name = t(`prayer.${prayer}`);
  return (
    <Stack gap="x1">
      <Switch
        {...(time ? { description: t('prayer.today', { time }) } : {})}
        value={margins !== undefined}
        onChange={(isOn) => onChange(isOn ? { minutesBefore: 5, minutesAfter: 20 } : undefined)}
      >
        {t('prayer.around', { prayer: name })}
      </Switch>
      {margins && (
        <Inline gap="x2" align="start">
          <SpanSelect
            label={t('prayer.before', { prayer: name })}
            choices={CHOICES}
            value={margins.minutesBefore}
            onChange={(minutesBefore) => onChange({ minutesBefore, minutesAfter: margins.minutesAfter })}
          />
          <SpanSelect
            label={t('prayer.after', { prayer: name })}
            choices={CHOICES}
            value={margins.minutesAfter}
            onChange={(minutesAfter) => onChange({ minutesBefore: margins.minutesBefore, minutesAfter })}
          />
        </Inline>
      )}
    </Stack>
  );
}
