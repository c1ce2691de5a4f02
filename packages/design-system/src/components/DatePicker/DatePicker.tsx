import { CalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldProps } from '../Form/field-props.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { Box, OpenButton, Panel, Root, Segment, Segments, Sheet } from './DatePicker.styles.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import { toCalendarDate } from './iso-date.ts';
import type { IsoDate } from './iso-date.ts';

export interface DatePickerProps extends FieldProps {
  /** The day as `YYYY-MM-DD`; an empty string is no day. */
  value: IsoDate;
  /** Called with the day, or with an empty string when it is cleared. */
  onChange: (day: IsoDate) => void;
  onBlur?: () => void;
  /** The first day that can be chosen. */
  min?: IsoDate;
  /** The last day that can be chosen. */
  max?: IsoDate;
  /** Today, where the reader is. */
  today?: IsoDate;
  name?: string;
  /** @default false */
  isDisabled?: boolean;
  /** Something to focus, so that a form can lead here: the first part of the date. */
  ref?: Ref<{ focus: () => void }>;
}

/** A day, typed in the order of the reader's language or chosen from a calendar. */
export function DatePicker({
  label, description, errorMessage, isRequired = false, hasOptionalMark = true, value, onChange, onBlur, min, max, today, name, isDisabled = false, ref,
}: DatePickerProps) {
  const t = useDesignSystemText();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus() }));
  const firstDay = toCalendarDate(min);
  const lastDay = toCalendarDate(max);
  return (
    <Root
      value={toCalendarDate(value) ?? null}
      onChange={(day) => onChange(day instanceof CalendarDate ? day.toString() : '')}
      {...(onBlur ? { onBlur } : {})}
      {...(name ? { name } : {})}
      {...(firstDay ? { minValue: firstDay } : {})}
      {...(lastDay ? { maxValue: lastDay } : {})}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Box ref={box}>
        <Segments>{(segment) => <Segment segment={segment} />}</Segments>
        <OpenButton aria-label={t('openCalendar')}><CalendarDays aria-hidden /></OpenButton>
      </Box>
      <FieldErrorText message={errorMessage} />
      <Panel placement="bottom start" offset={4}>
        <Sheet>
          {({ close }) => (
            <MonthCalendar
              label={label}
              value={value || null}
              onChange={(day) => {
                onChange(day);
                close();
              }}
              {...(min ? { min } : {})}
              {...(max ? { max } : {})}
              {...(today ? { today } : {})}
            />
          )}
        </Sheet>
      </Panel>
    </Root>
  );
}
