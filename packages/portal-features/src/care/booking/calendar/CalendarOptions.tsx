import { Accordion, Select, Stack, Switch, Text } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { useCalendarText } from './messages/index.ts';
import type { CalendarLook } from './use-calendar-look.ts';

export interface CalendarOptionsProps {
  /** The display options of the calendar. */
  look: CalendarLook;
  /** An instant of the list, for the zone's name at that date. */
  at: string;
  /** The choice of a time zone, where there are two. */
  zoneChoice?: ReactNode;
}

const OFFSETS = [-2, -1, 0, 1, 2];

/** The display options, folded away below the times. */
export function CalendarOptions({ look, at, zoneChoice }: CalendarOptionsProps) {
  const t = useCalendarText();
  const format = useFormat();
  const content = (
    <Stack gap="x3">
      {zoneChoice}
      <Stack gap="x1h">
        <Switch value={look.hasHijri} onChange={look.setHijri}>
          {t('hijri')}
        </Switch>
        {look.hasHijri && (
          <Select
            label={t('offset')}
            hasOptionalMark={false}
            options={OFFSETS.map((days) => ({
              id: String(days),
              label: days === 0 ? t('offset.0') : t('offset.days', { days }),
            }))}
            value={String(look.offset)}
            onChange={(id) => look.setOffset(Number(id))}
          />
        )}
      </Stack>
      {look.knowsPrayers ? (
        <Stack gap="x1h">
          <Switch value={look.hasPrayers} onChange={look.setPrayers}>
            {t('prayers')}
          </Switch>
          {look.hasPrayers && (
            <Text size="sm" tone="muted" measure>
              {t('prayers.help', { zone: format.zone(format.timeZone, at) })}
            </Text>
          )}
        </Stack>
      ) : (
        <Text size="sm" tone="muted" measure>
          {t('prayers.noCity', { zone: format.zone(format.timeZone, at) })}
        </Text>
      )}
    </Stack>
  );
  return <Accordion items={[{ id: 'look', title: t('options'), content }]} />;
}
