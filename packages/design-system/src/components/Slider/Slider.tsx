import { NumberField } from 'react-aria-components/NumberField';
import type { SliderProps as AriaSliderProps } from 'react-aria-components/Slider';
import { useId, useState } from 'react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { ControlErrorText, FieldDescription, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldInternals } from '../Form/field-props.ts';
import { Entries, Exact, Fill, Line, Rail, Root, Row, Ticks, Top, Track, Words } from './Slider.styles.ts';
import { SliderHandle } from './SliderHandle.tsx';
import { shareOf, shownValues } from './clamp-value.ts';
import type { SliderValue } from './clamp-value.ts';
import { useSliderText } from './messages/index.ts';

type Replaced = FieldInternals | 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd' | 'orientation';

export interface SliderTick {
  /** Where it stands. */
  value: number;
  /** What it says. */
  label: string;
}

export interface SliderProps extends Omit<AriaSliderProps, Replaced> {
  /** What is set; always visible. */
  label: string;
  /** A sentence of help, read out with the slider. */
  description?: ReactNode;
  /** What is wrong, in words. */
  errorMessage?: string | undefined;
  /** One value, or two for the ends of a range. */
  value?: SliderValue;
  /** The value at first, when `value` is not given; two numbers make it a range. */
  defaultValue?: SliderValue;
  /** Called with each new value, in the shape it was given. */
  onChange?: (value: SliderValue) => void;
  /** Called when a drag or a key has come to its end. */
  onChangeEnd?: (value: SliderValue) => void;
  /** Says a value in words: `(minutes) => '50 minutes'`; a plain number where it is left out. */
  formatValue?: (value: number) => string;
  /** Words under the line, at their values, from the lowest to the highest. */
  ticks?: readonly SliderTick[];
  /**
   * Puts a field for the exact number beside the line.
   * @default false
   */
  hasNumberEntry?: boolean;
  /** The name under which a form sends it. */
  name?: string;
  /** The first thumb's input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Sets an approximate number or range. Where it must be exact, set `hasNumberEntry`, so that nothing has to be dragged.
 */
export function Slider({
  label,
  description,
  errorMessage,
  value,
  defaultValue = 0,
  onChange,
  onChangeEnd,
  formatValue,
  ticks = [],
  hasNumberEntry = false,
  minValue = 0,
  maxValue = 100,
  step = 1,
  name,
  ref,
  ...rest
}: SliderProps) {
  const t = useSliderText();
  const id = useId();
  const { locale } = useLocale();
  const [own, setOwn] = useState(defaultValue);
  const given = value ?? own;
  const shown = shownValues(given, minValue, maxValue);
  const isRange = typeof given !== 'number';
  const say = formatValue ?? ((one: number) => new Intl.NumberFormat(locale).format(one));
  const describedBy = [description && `${id}help`, errorMessage && `${id}error`].filter(Boolean).join(' ');
  const nameOf = (index: number) => (isRange ? t(index === 0 ? 'from' : 'to') : undefined);
  const toValue = (values: readonly number[]): SliderValue =>
    isRange ? [values[0] ?? minValue, values[1] ?? maxValue] : (values[0] ?? minValue);

  function change(values: readonly number[]) {
    setOwn(toValue(values));
    onChange?.(toValue(values));
  }
  function enter(index: number, entered: number) {
    if (Number.isNaN(entered)) return;
    const next = toValue(shownValues(toValue(shown.with(index, entered)), minValue, maxValue));
    change(typeof next === 'number' ? [next] : next);
    onChangeEnd?.(next);
  }
  return (
    <Root
      {...rest}
      value={shown}
      onChange={change}
      onChangeEnd={(values) => onChangeEnd?.(toValue(values))}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      data-field={name}
      data-invalid={Boolean(errorMessage) || undefined}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    >
      <Top>
        <FieldLabel isOptional={false}>{label}</FieldLabel>
        <Words aria-hidden>
          {isRange
            ? t('range', { from: say(shown[0] ?? minValue), to: say(shown[1] ?? maxValue) })
            : say(shown[0] ?? minValue)}
        </Words>
      </Top>
      {description && (
        <div id={`${id}help`}>
          <FieldDescription>{description}</FieldDescription>
        </div>
      )}
      <Row>
        <Line>
          <Track>
            <Rail>
              <Fill />
            </Rail>
            {shown.map((one, index) => (
              <SliderHandle
                key={index}
                index={index}
                name={nameOf(index)}
                words={say(one)}
                formName={name}
                isInvalid={Boolean(errorMessage)}
                inputRef={index === 0 ? ref : undefined}
              />
            ))}
          </Track>
          {ticks.length > 0 && (
            <Ticks aria-hidden>
              {ticks.map((tick) => (
                <span key={tick.value} style={{ '--share': shareOf(tick.value, minValue, maxValue) } as CSSProperties}>
                  {tick.label}
                </span>
              ))}
            </Ticks>
          )}
        </Line>
        {hasNumberEntry && (
          <Entries>
            {shown.map((one, index) => (
              <NumberField
                key={index}
                aria-label={t('exact', { label: nameOf(index) ?? label })}
                value={one}
                onChange={(entered) => enter(index, entered)}
                minValue={minValue}
                maxValue={maxValue}
                step={step}
                isDisabled={rest.isDisabled ?? false}
              >
                <Exact />
              </NumberField>
            ))}
          </Entries>
        )}
      </Row>
      <ControlErrorText id={`${id}error`} message={errorMessage} />
    </Root>
  );
}
