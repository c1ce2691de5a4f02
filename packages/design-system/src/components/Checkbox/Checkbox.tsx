import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import type { CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { FieldErrorText } from '../Form/FieldParts.tsx';
import { Mark } from '../Form/Mark.tsx';
import { choiceStyle } from '../Form/choice.styles.ts';
import type { FieldInternals, FieldProps } from '../Form/field-props.ts';
import { ChoiceDescription } from './ChoiceDescription.tsx';

type Replaced = FieldInternals | 'isSelected' | 'defaultSelected' | 'value' | 'defaultValue' | 'onChange' | 'inputRef';

export interface CheckboxProps
  extends Pick<FieldProps, 'description' | 'errorMessage' | 'isRequired'>, Omit<CheckboxFieldProps, Replaced> {
  /** What ticking it says, as words or words with a link. */
  children: ReactNode;
  /** Whether it is ticked. */
  value?: boolean;
  /** Whether it is ticked at first, when `value` is not given. */
  defaultValue?: boolean;
  /** Called with the new state. */
  onChange?: (isTicked: boolean) => void;
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled(CheckboxField)`min-inline-size: 0;`;
const Row = styled(CheckboxButton)`${choiceStyle}`;

/** Says yes or no to one thing. */
export function Checkbox({
  children,
  description,
  errorMessage,
  isRequired = false,
  value,
  defaultValue,
  onChange,
  ref,
  ...rest
}: CheckboxProps) {
  return (
    <Root
      {...rest}
      {...(value === undefined ? {} : { isSelected: value })}
      {...(defaultValue === undefined ? {} : { defaultSelected: defaultValue })}
      {...(onChange ? { onChange } : {})}
      {...(ref ? { inputRef: ref } : {})}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <Row>
        {({ isSelected, isIndeterminate }) => (
          <>
            <Mark data-mark aria-hidden>
              {isIndeterminate ? <Minus /> : isSelected && <Check />}
            </Mark>
            <span>{children}</span>
          </>
        )}
      </Row>
      <ChoiceDescription>{description}</ChoiceDescription>
      <FieldErrorText message={errorMessage} />
    </Root>
  );
}
