import { CalendarDays } from 'lucide-react';
import { useId, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { CalendarContext } from 'react-aria-components/Calendar';
import { LocaleProvider, useLocale } from '../../foundations/locale/locale.tsx';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldProps } from '../Form/field-props.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { Box, OpenButton, Other, Panel, Root, Segment, Segments, Sheet } from './DatePicker.styles.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import { useFirstCalendar } from './calendar-props.ts';
import type { TwoCalendarProps } from './calendar-props.ts';
import { dayFormat, hijriText } from './hijri.ts';
import { fieldLocale } from './field-locale.ts';
import { toCalendarDate, toUtcDate } from './iso-date.ts';
import type { IsoDate } from './iso-date.ts';
import { shownDays } from './shown-day.ts';

export interface DatePickerProps extends FieldProps, TwoCalendarProps {
  /** The day as `YYYY-MM-DD`; an empty string is no day. */
  value: IsoDate;
  /** Called with the day, or with an empty string when it is cleared. */
  onChange: (day: IsoDate) => void;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** The first day that can be chosen. */
  min?: IsoDate;
  /** The last day that can be chosen. */
  max?: IsoDate;
  /** Today, where the reader is. */
  today?: IsoDate;
  /** The name of the field, by which an ErrorSummary finds it. */
  name?: string;
  /**
   * Whether it cannot be used now.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether it can be read but not changed.
   * @default false
   */
  isReadOnly?: boolean;
  /** Something to focus, so that a form can lead here: the first part of the date. */
  ref?: Ref<{ focus: () => void }>;
}

/**
 * A day, typed in the order of the reader's language or chosen from a calendar; optionally in the Hijri calendar too.
 */
export function DatePicker(props: DatePickerProps) {
  const {
    label,
    description,
    errorMessage,
    isRequired = false,
    hasOptionalMark = true,
    value,
    onChange,
    onBlur,
    min,
    max,
    today,
    name,
    isDisabled = false,
    isReadOnly = false,
    hasHijri = false,
    hijriOffsetDays = 0,
    ref,
  } = props;
  const t = useDesignSystemText();
  const { locale } = useLocale();
  const [first, setFirst] = useFirstCalendar(props);
  const days = shownDays(first, hijriOffsetDays);
  const otherId = useId();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  /** The same day in the calendar that does not come first. */
  const otherDate =
    toCalendarDate(value) &&
    (first === 'hijri'
      ? dayFormat(locale, 'gregorian', { day: 'numeric', month: 'long', year: 'numeric' }).format(toUtcDate(value))
      : hijriText(value, locale, hijriOffsetDays));
  const [firstDay, lastDay] = [days.show(min), days.show(max)];
  return (
    // React Aria takes the calendar of a field from its locale; announcements keep the reader's own locale.
    <LocaleProvider locale={fieldLocale(locale, hasHijri ? first : undefined)}>
      <Root
        value={days.show(value) ?? null}
        onChange={(day) => onChange(day ? days.read(day) : '')}
        {...(onBlur ? { onBlur } : {})}
        {...(name ? { name } : {})}
        {...(firstDay ? { minValue: firstDay } : {})}
        {...(lastDay ? { maxValue: lastDay } : {})}
        {...(hasHijri && otherDate ? { 'aria-describedby': otherId } : {})}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        isRequired={isRequired}
        isInvalid={Boolean(errorMessage)}
        validationBehavior="aria"
        data-field={name}
      >
        <LocaleProvider locale={locale}>
          <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
          <FieldDescription>{description}</FieldDescription>
        </LocaleProvider>
        <Box ref={box}>
          <Segments>{(segment) => <Segment segment={segment} />}</Segments>
          <OpenButton aria-label={t('openCalendar')}>
            <CalendarDays aria-hidden />
          </OpenButton>
        </Box>
        <LocaleProvider locale={locale}>
          {hasHijri && otherDate && <Other id={otherId}>{otherDate}</Other>}
          <FieldErrorText message={errorMessage} />
          <Panel placement="bottom start" offset={4}>
            <Sheet>
              {({ close }) => (
                // Our calendar calls onChange itself; React Aria's context would report the day a second time.
                <CalendarContext value={null}>
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
                    hasAutoFocus
                    hasHijri={hasHijri}
                    hijriOffsetDays={hijriOffsetDays}
                    firstCalendar={first}
                    onFirstCalendarChange={setFirst}
                  />
                </CalendarContext>
              )}
            </Sheet>
          </Panel>
        </LocaleProvider>
      </Root>
    </LocaleProvider>
  );
}
