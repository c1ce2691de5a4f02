import { CalendarDays } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { RangeCalendarContext } from 'react-aria-components/RangeCalendar';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { useMediaQuery } from '../../foundations/media/use-media-query.ts';
import { up } from '../../tokens/breakpoints.ts';
import { dayFormat } from '../DatePicker/hijri.ts';
import { toCalendarDate, toUtcDate } from '../DatePicker/iso-date.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldProps } from '../Form/field-props.ts';
import {
  Box,
  Day,
  Length,
  OpenButton,
  Panel,
  Preset,
  Presets,
  Root,
  Segment,
  Sheet,
  Until,
} from './DateRangePicker.styles.ts';
import { RangeMonths } from './RangeMonths.tsx';
import { useDateRangePickerText } from './messages/index.ts';
import { countDays, presetOf, rangeProblem } from './range.ts';
import type { DayRange, RangePreset } from './range.ts';

export interface DateRangePickerProps extends FieldProps {
  /** The first and the last day, both as `YYYY-MM-DD`; empty strings are no days. */
  value: DayRange;
  /** Called when both days are there, or with empty strings when they were cleared. */
  onChange: (range: DayRange) => void;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** The name of the field, by which an ErrorSummary finds it. */
  name?: string;
  /** The first day that can be chosen. */
  min?: IsoDate;
  /** The last day that can be chosen. */
  max?: IsoDate;
  /** How many days a span may have; the field says so when it has more. */
  maxDays?: number;
  /** Spans that can be chosen at once, such as 'Last 7 days'. */
  presets?: readonly RangePreset[];
  /** Today, where the reader is. */
  today?: IsoDate;
  /** Whether it cannot be used now. @default false */
  isDisabled?: boolean;
  /** Whether it can be read but not changed. @default false */
  isReadOnly?: boolean;
  /** Something to focus, so that a form can lead here: the first part of the first day. */
  ref?: Ref<{ focus: () => void }>;
}

/** A span of days: typed, chosen in one or two months, or taken from a list of presets. */
export function DateRangePicker({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  value,
  onChange,
  onBlur,
  name,
  min,
  max,
  maxDays,
  presets = [],
  today,
  isDisabled = false,
  isReadOnly = false,
  ref,
}: DateRangePickerProps) {
  const t = useDateRangePickerText();
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  const isWide = useMediaQuery(up.md);
  const [start, end, firstDay, lastDay] = [
    toCalendarDate(value.start),
    toCalendarDate(value.end),
    toCalendarDate(min),
    toCalendarDate(max),
  ];
  const problem = rangeProblem(value, { min, max, maxDays });
  const write = (day: IsoDate | undefined) =>
    toCalendarDate(day) ? dayFormat(locale, 'gregorian', { dateStyle: 'long' }).format(toUtcDate(day ?? '')) : '';
  const message = errorMessage ?? (problem && t(problem, { min: write(min), max: write(max), count: maxDays ?? 0 }));
  const days = problem ? 0 : countDays(value);
  return (
    <Root
      value={start && end ? { start, end } : null}
      onChange={(range) =>
        onChange(range ? { start: range.start.toString(), end: range.end.toString() } : { start: '', end: '' })
      }
      {...(onBlur ? { onBlur } : {})}
      {...(name ? { startName: `${name}From`, endName: `${name}To` } : {})}
      {...(firstDay ? { minValue: firstDay } : {})}
      {...(lastDay ? { maxValue: lastDay } : {})}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      isInvalid={Boolean(message)}
      validationBehavior="aria"
      data-field={name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Box ref={box}>
        <Day slot="start">{(segment) => <Segment segment={segment} />}</Day>
        <Until aria-hidden>–</Until>
        <Day slot="end">{(segment) => <Segment segment={segment} />}</Day>
        <OpenButton aria-label={t('openCalendar')}>
          <CalendarDays aria-hidden />
        </OpenButton>
      </Box>
      {days > 0 && <Length aria-live="polite">{t('days', { count: days })}</Length>}
      <FieldErrorText message={message} />
      <Panel placement="bottom start" offset={4}>
        <Sheet>
          {({ close }) => {
            const choose = (range: DayRange) => {
              onChange({ start: range.start, end: range.end });
              close();
            };
            return (
              <>
                {presets.length > 0 && (
                  <Presets aria-label={t('presets')}>
                    {presets.map((preset) => (
                      <li key={preset.id}>
                        <Preset
                          type="button"
                          aria-pressed={presetOf(value, presets)?.id === preset.id}
                          disabled={Boolean(rangeProblem(preset, { min, max, maxDays }))}
                          onClick={() => choose(preset)}
                        >
                          {preset.label}
                        </Preset>
                      </li>
                    ))}
                  </Presets>
                )}
                {/* Our months call onChange themselves; React Aria's context would report their days a second time. */}
                <RangeCalendarContext value={null}>
                  <RangeMonths
                    label={label}
                    value={value}
                    onChange={choose}
                    today={today}
                    months={isWide ? 2 : 1}
                    min={min}
                    max={max}
                    maxDays={maxDays}
                  />
                </RangeCalendarContext>
              </>
            );
          }}
        </Sheet>
      </Panel>
    </Root>
  );
}
