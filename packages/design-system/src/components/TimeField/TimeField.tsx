import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldProps } from '../Form/field-props.ts';
import { Box, Root, Segment, Segments } from './TimeField.styles.ts';
import { TimeList } from './TimeList.tsx';
import { useTimeFieldText } from './messages/index.ts';
import { timeProblem, timesAround, timesBetween, toIsoTime, toTime } from './time.ts';
import type { IsoTime } from './time.ts';

export interface TimeFieldProps extends FieldProps {
  /** The time as `HH:mm`; an empty string is no time. */
  value: IsoTime;
  /** Called with the time, or with an empty string when it is cleared. */
  onChange: (time: IsoTime) => void;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** The name of the field, by which an ErrorSummary finds it. */
  name?: string;
  /** The earliest time. */
  min?: IsoTime;
  /** The latest time. */
  max?: IsoTime;
  /** Minutes between two times, counted from midnight; the field then also offers them as a list. */
  stepMinutes?: number;
  /**
   * Whether the day has twice 12 hours or 24.
   * @default as the reader’s language has it
   */
  hourCycle?: 12 | 24;
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
  /** Something to focus, so that a form can lead here: the hour. */
  ref?: Ref<{ focus: () => void }>;
}

/**
 * A time of day, typed part by part or, with a step, chosen from a list. It has no zone: name the zone in the label.
 */
export function TimeField({
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
  stepMinutes,
  hourCycle,
  isDisabled = false,
  isReadOnly = false,
  ref,
}: TimeFieldProps) {
  const t = useTimeFieldText();
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    ...(hourCycle ? { hour12: hourCycle === 12 } : {}),
  });
  const write = (time: IsoTime | undefined) => format.format(new Date(`1970-01-01T${time ?? '00:00'}Z`));
  const range = { min, max, stepMinutes };
  const problem = timeProblem(value, range);
  const [before, after] = timesAround(value, stepMinutes ?? 1);
  const message =
    errorMessage ??
    (problem && t(problem, { min: write(min), max: write(max), before: write(before), after: write(after) }));
  const hasList = Boolean(stepMinutes) && !isReadOnly;
  return (
    <Root
      value={toTime(value) ?? null}
      onChange={(time) => onChange(time ? toIsoTime(time) : '')}
      {...(onBlur ? { onBlur } : {})}
      {...(name ? { name } : {})}
      {...(hourCycle ? { hourCycle } : {})}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      isInvalid={Boolean(message)}
      validationBehavior="aria"
      data-field={name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Box ref={box} role="presentation" data-plain={!hasList || undefined}>
        <Segments>{(segment) => <Segment segment={segment} />}</Segments>
        {hasList && (
          <TimeList
            label={label}
            times={timesBetween(range)}
            value={value}
            onChoose={onChange}
            write={write}
            isDisabled={isDisabled}
          />
        )}
      </Box>
      <FieldErrorText message={message} />
    </Root>
  );
}
