import { TextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, Ref } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/index.ts';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import { fieldStyle } from '../Form/field.styles.ts';
import type { FieldInternals, FieldProps } from '../Form/field-props.ts';
import { Box, Boxes, CodeInput, Resend, Row } from './CodeField.styles.ts';
import { useCodeText } from './messages/index.ts';
import { readCode } from './read-code.ts';

type Replaced = FieldInternals | 'type' | 'maxLength' | 'autoComplete' | 'inputMode' | 'pattern';

export interface CodeFieldProps
  extends Omit<FieldProps, 'isRequired' | 'hasOptionalMark'>, Omit<AriaTextFieldProps, Replaced> {
  /**
   * How many digits the code has.
   * @default 6
   */
  length?: number;
  /** Called with the whole code, once its last digit is there. */
  onComplete?: (code: string) => void;
  /** Asks for a new code; left out, none can be asked for. */
  onResend?: () => void;
  /** Why no new code can be asked for yet, in words: 'You can ask for a new code in 0:24.' */
  resendWait?: string | undefined;
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled(TextField)`${fieldStyle}`;

/**
 * A code that was sent to a phone or an address: one input, so that filling in, pasting and reading aloud work, drawn
 * as boxes.
 */
export function CodeField({
  label,
  description,
  errorMessage,
  length = 6,
  value,
  defaultValue = '',
  onChange,
  onComplete,
  onResend,
  resendWait,
  ref,
  ...rest
}: CodeFieldProps) {
  const t = useCodeText();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(readCode(defaultValue, length));
  const code = value === undefined ? typed : readCode(value, length);
  const inputOf = () => box.current?.querySelector('input');

  // A wrong code is selected, so that the next key replaces it while it can still be read.
  useEffect(() => {
    const input = inputOf();
    if (errorMessage && input === document.activeElement) input?.select();
  }, [errorMessage]);

  function change(text: string) {
    const next = readCode(text, length);
    setTyped(next);
    onChange?.(next);
    if (next.length === length && next !== code) onComplete?.(next);
  }
  function resend() {
    onResend?.();
    // The button is replaced by the waiting text, so move its focus first.
    inputOf()?.focus();
  }
  return (
    <Root
      {...rest}
      value={code}
      onChange={change}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      isRequired
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <FieldLabel isOptional={false}>{label}</FieldLabel>
      <FieldDescription>{description ?? t('length', { count: length })}</FieldDescription>
      <Boxes ref={box} style={{ '--length': length } as CSSProperties}>
        <Row>
          <CodeInput {...(ref ? { ref } : {})} spellCheck={false} dir="ltr" />
          <span data-boxes aria-hidden>
            {Array.from({ length }, (_none, index) => (
              <Box key={index} data-next={index === Math.min(code.length, length - 1) || undefined} />
            ))}
          </span>
        </Row>
      </Boxes>
      <FieldErrorText message={errorMessage} />
      {(onResend || resendWait) && (
        <Resend>
          {resendWait ? (
            <p>{resendWait}</p>
          ) : (
            <Button variant="quiet" isFlush isDisabled={rest.isDisabled ?? false} onPress={resend}>
              {t('resend')}
            </Button>
          )}
        </Resend>
      )}
    </Root>
  );
}
