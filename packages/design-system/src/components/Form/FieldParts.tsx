import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useDesignSystemText } from '../../messages/index.ts';
import { theme } from '../../themes/theme.ts';

const LabelText = styled(Label)`
  margin-block-end: ${theme.space.half};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Optional = styled.span`
  color: ${theme.color.textMuted};
  font-weight: 500;
`;

const Description = styled(Text)`
  display: block;
  margin-block-end: ${theme.space.x1};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.controlText};
  line-height: 1.45;
`;

const errorStyle = css`
  display: flex;
  align-items: start;
  gap: ${theme.space.half};
  margin-block-start: ${theme.space.half};
  color: ${theme.color.dangerText};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 600;
  line-height: 1.4;

  & > svg { inline-size: 1.1em; block-size: 1.4em; flex: none; }
`;

const ErrorText = styled(AriaFieldError)`${errorStyle}`;
const PlainError = styled.p`${errorStyle}`;

/** The visible label of a field, with '(optional)' where the form can do without. */
export function FieldLabel({ children, isOptional }: { children: ReactNode; isOptional: boolean }) {
  const t = useDesignSystemText();
  return (
    <LabelText data-part="label">
      {children}
      {isOptional && ' '}
      {isOptional && <Optional>{t('optionalMark')}</Optional>}
    </LabelText>
  );
}

/** A sentence of help between label and control, where an open keyboard on a phone does not hide it. */
export function FieldDescription({ children }: { children: ReactNode }) {
  return children ? <Description slot="description">{children}</Description> : null;
}

/** The error of a field. The live region is rendered before the error, or a screen reader would not announce it. */
export function FieldErrorText({ message }: { message: string | undefined }) {
  return (
    <div aria-live="polite">
      {message && (
        <ErrorText>
          <CircleAlert aria-hidden />
          <span>{message}</span>
        </ErrorText>
      )}
    </div>
  );
}

/** The same for a control that is not a React Aria field; the control references it in `aria-describedby`. */
export function ControlErrorText({ id, message }: { id: string; message: string | undefined }) {
  return (
    <div aria-live="polite">
      {message && (
        <PlainError id={id}>
          <CircleAlert aria-hidden />
          <span>{message}</span>
        </PlainError>
      )}
    </div>
  );
}
