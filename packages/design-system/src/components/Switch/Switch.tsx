import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import type { SwitchFieldProps } from 'react-aria-components/Switch';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { ChoiceDescription } from '../Checkbox/ChoiceDescription.tsx';
import { FieldErrorText } from '../Form/FieldParts.tsx';
import { choiceStyle } from '../Form/choice.styles.ts';
import type { FieldInternals, FieldProps } from '../Form/field-props.ts';
import { theme } from '../../themes/theme.ts';

type Replaced = FieldInternals | 'isSelected' | 'defaultSelected' | 'value' | 'defaultValue' | 'onChange' | 'inputRef';

export interface SwitchProps
  extends Pick<FieldProps, 'description' | 'errorMessage'>, Omit<SwitchFieldProps, Replaced> {
  /** What is switched on, as a fact: 'Remind me by email'. */
  children: ReactNode;
  /** Whether it is on. */
  value?: boolean;
  /** Whether it is on at first, when `value` is not given. */
  defaultValue?: boolean;
  /** Called with the new state. */
  onChange?: (isOn: boolean) => void;
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled(SwitchField)`
  min-inline-size: 0;
  & > [slot='description'] { padding-inline-start: calc(2.75rem + ${theme.space.x1}); }
`;
const Row = styled(SwitchButton)`${choiceStyle}`;

const Track = styled.span`
  flex: none;
  inline-size: 2.75rem;
  block-size: 1.5rem;
  padding: 0.1875rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.controlBorder};
  transition: background-color ${theme.motion.fast} ${theme.motion.easing};

  &::before {
    content: '';
    display: block;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border-radius: ${theme.radius.full};
    background: ${theme.color.surface};
    transition: margin ${theme.motion.fast} ${theme.motion.easing};
  }
  [data-selected] > & { background: ${theme.color.primary}; }
  [data-selected] > &::before { margin-inline-start: 1.25rem; }
  [data-disabled] > & { opacity: 0.5; }

  /* Forced colors drop the grounds: what is on is filled in the system's own color, and the thumb's side says it
     again. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid ButtonText;
    padding: 0.125rem;
    background: Canvas;
    &::before { background: ButtonText; }
    [data-selected] > & { border-color: Highlight; background: Highlight; }
    [data-selected] > &::before { background: HighlightText; }
    [data-disabled] > & { border-color: GrayText; background: Canvas; opacity: 1; }
    [data-disabled] > &::before { background: GrayText; }
  }
  /* So does paper, which keeps borders: a ring is off, a full disc is on. */
  @media print {
    border: 1px solid;
    padding: 0.125rem;
    &::before { border: 2px solid; }
    [data-selected] > &::before { border-width: 0.5625rem; }
  }
`;

/** Turns a setting on or off at once; where a form is sent, use a Checkbox. */
export function Switch({
  children,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  ref,
  ...rest
}: SwitchProps) {
  return (
    <Root
      {...rest}
      {...(value === undefined ? {} : { isSelected: value })}
      {...(defaultValue === undefined ? {} : { defaultSelected: defaultValue })}
      {...(onChange ? { onChange } : {})}
      {...(ref ? { inputRef: ref } : {})}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <Row>
        <Track data-mark aria-hidden />
        <span>{children}</span>
      </Row>
      <ChoiceDescription>{description}</ChoiceDescription>
      <FieldErrorText message={errorMessage} />
    </Root>
  );
}
