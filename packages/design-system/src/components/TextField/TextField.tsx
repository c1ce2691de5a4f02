import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { Ref } from 'react';
import styled from 'styled-components';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import { fieldStyle } from '../Form/field.styles.ts';
import type { FieldInternals, FieldProps } from '../Form/field-props.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { FieldInput } from './TextField.styles.ts';

export interface TextFieldProps extends FieldProps, Omit<AriaTextFieldProps, FieldInternals | 'type'> {
  /**
   * What is typed; it chooses the keyboard on a phone. A `password` can be shown.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  /** An example of what to type; never the only label. */
  placeholder?: string;
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled(AriaTextField)`${fieldStyle}`;

/**
 * One line of text. Works with react-hook-form's Controller: `<TextField {...field} label="…"
 * errorMessage={error?.message} />`.
 */
export function TextField({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  type = 'text',
  placeholder,
  ref,
  ...rest
}: TextFieldProps) {
  const inputProps = { ...(placeholder ? { placeholder } : {}), ...(ref ? { ref } : {}) };
  return (
    <Root
      {...rest}
      type={type}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      {type === 'password' ? (
        <PasswordInput {...inputProps} isDisabled={rest.isDisabled ?? false} />
      ) : (
        <FieldInput {...inputProps} />
      )}
      <FieldErrorText message={errorMessage} />
    </Root>
  );
}
