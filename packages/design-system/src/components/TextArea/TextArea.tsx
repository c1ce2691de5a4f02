import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useId, useState } from 'react';
import type { CSSProperties, Ref } from 'react';
import styled from 'styled-components';
import { ControlErrorText, FieldDescription, FieldLabel } from '../Form/FieldParts.tsx';
import { fieldStyle, inputStyle } from '../Form/field.styles.ts';
import type { FieldInternals, FieldProps } from '../Form/field-props.ts';
import { theme } from '../../themes/theme.ts';
import { CharacterCount } from './CharacterCount.tsx';

export interface TextAreaProps extends FieldProps, Omit<AriaTextFieldProps, FieldInternals | 'type' | 'maxLength'> {
  /**
   * How many lines it shows when empty; it grows with what is typed.
   * @default 4
   */
  rows?: number;
  /**
   * How many characters are allowed. The count is visible; nothing typed or pasted is cut off, the form's validation
   * rejects it.
   */
  maxLength?: number;
  /** An example of what to type; never the only label. */
  placeholder?: string;
  /** The text area itself, so that a form can focus it. */
  ref?: Ref<HTMLTextAreaElement>;
}

const Root = styled(AriaTextField)`${fieldStyle}`;

const Area = styled(AriaTextArea)`
  ${inputStyle}
  display: block;
  field-sizing: content;
  min-block-size: calc(var(--rows) * 1.5em + ${theme.space.x2});
  padding-block: ${theme.space.x1};
  font-family: ${theme.font.reading};
  line-height: 1.5;
  resize: vertical;
`;

/**
 * Several lines of text that grow with what is typed; with `maxLength` the count is shown, and said when it runs short.
 */
export function TextArea({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  rows = 4,
  maxLength,
  placeholder,
  ref,
  value,
  defaultValue,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(defaultValue ?? '');
  const text = value ?? typed;
  const errorId = useId();
  const isTooLong = maxLength !== undefined && text.length > maxLength;
  function change(next: string) {
    setTyped(next);
    onChange?.(next);
  }
  // React Aria looks for the error only when the field becomes invalid; a text that is too long is invalid before its
  // error appears.
  const describedByAll = [describedBy, errorMessage && errorId].filter(Boolean).join(' ');
  return (
    <Root
      {...rest}
      {...(describedByAll && { 'aria-describedby': describedByAll })}
      value={text}
      onChange={change}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage) || isTooLong}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Area
        {...(ref ? { ref } : {})}
        {...(placeholder ? { placeholder } : {})}
        rows={rows}
        dir="auto"
        style={{ '--rows': rows } as CSSProperties}
      />
      {maxLength !== undefined && <CharacterCount used={text.length} limit={maxLength} />}
      <ControlErrorText id={errorId} message={errorMessage} />
    </Root>
  );
}
