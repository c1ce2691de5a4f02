import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components/CheckboxGroup';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { ChoiceDescription } from '../Checkbox/ChoiceDescription.tsx';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import { ChoiceCount } from '../Form/ChoiceCount.tsx';
import { Mark } from '../Form/Mark.tsx';
import { choiceListStyle, choiceStyle } from '../Form/choice.styles.ts';
import { fieldStyle } from '../Form/field.styles.ts';
import type { FieldInternals, FieldProps } from '../Form/field-props.ts';

export interface CheckboxOption {
  /** Names the option; unique among the options. */
  id: string;
  /** The option in words. */
  label: string;
  /** A second line that helps to choose, or says why it cannot be chosen. */
  description?: string;
  /** How many results this option would leave, as in a filter. */
  count?: number;
  /** Whether it is shown and cannot be ticked. */
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldProps, Omit<AriaCheckboxGroupProps, FieldInternals> {
  /** What can be ticked, in the order shown. */
  options: readonly CheckboxOption[];
  /**
   * `inline` puts the options beside each other as far as there is room, as in the filters over a table; `grid` puts
   * them in columns, which are easier to read for many short options.
   * @default 'list'
   */
  layout?: 'list' | 'inline' | 'grid';
  /** The first box, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled(AriaCheckboxGroup)`${fieldStyle}`;
const Options = styled.div`${choiceListStyle}`;
const Row = styled(CheckboxButton)`${choiceStyle}`;
const Words = styled.span`flex: 1; min-inline-size: 0; overflow-wrap: anywhere;`;

/** Ticks any number of a few things. `value` and `onChange` carry the ids of those ticked. */
export function CheckboxGroup({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = false,
  options,
  layout = 'list',
  ref,
  ...rest
}: CheckboxGroupProps) {
  return (
    <Root
      {...rest}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Options data-layout={layout}>
        {options.map((option, index) => (
          <CheckboxField
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            {...(ref && index === 0 ? { inputRef: ref } : {})}
          >
            <Row>
              {({ isSelected }) => (
                <>
                  <Mark data-mark aria-hidden>
                    {isSelected && <Check />}
                  </Mark>
                  <Words>{option.label}</Words>
                  {option.count !== undefined && <ChoiceCount value={option.count} />}
                </>
              )}
            </Row>
            <ChoiceDescription>{option.description}</ChoiceDescription>
          </CheckboxField>
        ))}
      </Options>
      <FieldErrorText message={errorMessage} />
    </Root>
  );
}
