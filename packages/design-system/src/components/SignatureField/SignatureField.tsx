import { useId, useRef, useState } from 'react';
import type { FocusEvent, HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { DrawingArea } from './DrawingArea.tsx';
import { useSignatureText } from './messages/index.ts';
import { Root, SignedLine, Statement } from './SignatureField.styles.ts';

/** A signature. The typed name is the signature; a drawing is an addition to it. */
export type Signature = { kind: 'typed'; name: string } | { kind: 'drawn'; name: string; drawing: string };

export interface SignatureFieldProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange' | 'onBlur' | 'defaultValue'
> {
  /** What signing means, as a sentence in the first person: 'I agree that …'. */
  statement: ReactNode;
  /**
   * What is to be typed.
   * @default 'Type your full name to sign', in the reader's language
   */
  label?: string;
  /** A sentence of help, such as the name as the contract has it. */
  description?: ReactNode;
  /** What is wrong, in words. */
  errorMessage?: string | undefined;
  /** The signature; null is none. */
  value?: Signature | null;
  /** The signature at first, when `value` is not given. */
  defaultValue?: Signature | null;
  /** Called with the signature, or with null while there is no name. */
  onChange?: (signature: Signature | null) => void;
  /** Called when the name is left. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The name of the field, by which a form and a summary of errors find it. */
  name?: string;
  /** The day of signing, in words: '24 November 2026'. */
  dateText?: string;
  /**
   * Whether a drawing can be added.
   * @default false
   */
  hasDrawing?: boolean;
  /**
   * Whether it cannot be signed now.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether it is signed and cannot be changed.
   * @default false
   */
  isReadOnly?: boolean;
  /** The input for the name, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

function signatureOf(name: string, drawing: string | null): Signature | null {
  if (name.trim() === '') return null;
  return drawing ? { kind: 'drawn', name, drawing } : { kind: 'typed', name };
}

/**
 * Signs with one’s typed name under a sentence that says what that means. Works without a pointer; drawing is optional
 * and lazy.
 */
export function SignatureField({
  statement,
  label,
  description,
  errorMessage,
  value,
  defaultValue = null,
  onChange,
  onBlur,
  name,
  dateText,
  hasDrawing = false,
  isDisabled = false,
  isReadOnly = false,
  ref,
  ...rest
}: SignatureFieldProps) {
  const t = useSignatureText();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  // A name of spaces is no signature yet must stay as it was typed, and a drawing may come before the name.
  const [typed, setTyped] = useState((value ?? defaultValue)?.name ?? '');
  const [drawing, setDrawing] = useState(
    value?.kind === 'drawn' ? value.drawing : defaultValue?.kind === 'drawn' ? defaultValue.drawing : null,
  );
  const [isDrawing, setIsDrawing] = useState(false);
  const text = value && value.name !== typed ? value.name : typed;
  const signed = value === undefined ? signatureOf(text, drawing) : value;

  function sign(nextName: string, nextDrawing: string | null) {
    setTyped(nextName);
    setDrawing(nextDrawing);
    onChange?.(signatureOf(nextName, nextDrawing));
  }
  function toggle(isOn: boolean) {
    setIsDrawing(isOn);
    if (!isOn) {
      sign(text, null);
      // The remove button disappears with the area, so focus moves to the add button.
      queueMicrotask(() => root.current?.querySelector<HTMLElement>('button')?.focus());
    }
  }
  return (
    <Root {...rest} ref={root} data-field={name} data-invalid={errorMessage ? true : undefined}>
      <Statement id={`${id}statement`}>{statement}</Statement>
      <TextField
        {...(ref ? { ref } : {})}
        {...(name ? { name } : {})}
        label={label ?? t('name')}
        description={description}
        errorMessage={errorMessage}
        isRequired
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        autoComplete="name"
        spellCheck="false"
        value={text}
        onChange={(next) => sign(next, drawing)}
        {...(onBlur ? { onBlur } : {})}
        aria-describedby={`${id}statement`}
      />
      {hasDrawing &&
        !isDisabled &&
        !isReadOnly &&
        (isDrawing ? (
          <DrawingArea onChange={(next) => sign(text, next)} onLeave={() => toggle(false)} />
        ) : (
          <div>
            <Button variant="secondary" size="small" onPress={() => toggle(true)}>
              {t('addDrawing')}
            </Button>
          </div>
        ))}
      <SignedLine data-signed={signed ? true : undefined}>
        <output>{signed ? t(signed.kind, { name: signed.name.trim() }) : t('notSigned')}</output>
        {dateText && <span data-date>{dateText}</span>}
      </SignedLine>
    </Root>
  );
}
