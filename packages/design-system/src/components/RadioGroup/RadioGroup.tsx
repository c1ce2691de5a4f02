import { RadioField } from 'react-aria-components/RadioGroup';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';
import type { ReactNode, Ref } from 'react';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import { ChoiceCount } from '../Form/ChoiceCount.tsx';
import { Dot, Mark } from '../Form/Mark.tsx';
import type { FieldInternals, FieldProps } from '../Form/field-props.ts';
import { Detail, End, Options, Root, Row, Words } from './RadioGroup.styles.ts';

export interface RadioOption {
  /** Names the option; unique among the options. */
  id: string;
  /** The option in words. */
  label: string;
  /** A second line that helps to choose. */
  description?: ReactNode;
  /** A figure at the end of the line: a price, a length. */
  end?: ReactNode;
  /** How many results it would leave, in a filter. */
  count?: number;
  /** Whether it is shown and cannot be chosen; its description can say why. */
  isDisabled?: boolean;
}

export interface RadioGroupProps
  extends FieldProps, Omit<AriaRadioGroupProps, FieldInternals | 'value' | 'orientation'> {
  /** What can be chosen, in the order shown. */
  options: readonly RadioOption[];
  /** The id of the chosen option; an empty string or null is no choice. */
  value?: string | null;
  /**
   * `cards` gives each option a large surface, for choices that need comparing, such as services.
   * @default 'list'
   */
  layout?: 'list' | 'cards';
  /** The first option's input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** Chooses exactly one of a few things. Arrow keys move the choice. */
export function RadioGroup({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  options,
  value,
  layout = 'list',
  ref,
  ...rest
}: RadioGroupProps) {
  // Below cards, which are tall, nobody who is sent back to the first one would see it.
  const error = <FieldErrorText message={errorMessage} />;
  return (
    <Root
      {...rest}
      {...(value === undefined ? {} : { value: value || null })}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      {layout === 'cards' && error}
      <Options data-layout={layout}>
        {options.map((option, index) => (
          <RadioField
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            {...(ref && index === 0 ? { inputRef: ref } : {})}
          >
            <Row>
              {({ isSelected }) => (
                <>
                  <Mark data-mark data-shape="circle" aria-hidden>
                    {isSelected && <Dot />}
                  </Mark>
                  <Words>
                    <span>{option.label}</span>
                    {option.description && <Detail>{option.description}</Detail>}
                  </Words>
                  {option.end && <End>{option.end}</End>}
                  {option.count !== undefined && <ChoiceCount value={option.count} />}
                </>
              )}
            </Row>
          </RadioField>
        ))}
      </Options>
      {layout !== 'cards' && error}
    </Root>
  );
}
