import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormHTMLAttributes, ReactNode, SubmitEvent } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { ErrorSummaryProps, FieldProblem } from './ErrorSummary.tsx';
import { focusField } from './focus-field.ts';
import { FormContext } from './form-context.ts';
import { useFormText } from './messages/index.ts';
import { useSubmission } from './use-submission.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  /** Checks and sends; while its promise is open, another attempt does nothing. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** The errors, in the order of the form, known by the time `onSubmit` settles. */
  errors?: readonly FieldProblem[];
  /**
   * The heading of the error summary.
   * @default 'Check two answers', in the reader’s language
   */
  errorTitle?: string;
  /**
   * Where focus goes when something is wrong: to the summary, or in a form of one or two fields to the first wrong one.
   * @default 'summary'
   */
  errorFocus?: 'summary' | 'field';
  /**
   * Level of the summary's heading in the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Called where a link of the summary points to a field; with `true` it counts as followed and nothing else is done.
   */
  onFollow?: ErrorSummaryProps['onFollow'];
  /** The fields, and at the end a SubmitButton. */
  children: ReactNode;
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x3};
  min-inline-size: 0;
`;

/**
 * A form for any form library: submits once at a time, and lists errors at the top, with links, after the first
 * attempt.
 */
export function Form({
  onSubmit,
  errors = [],
  errorTitle,
  errorFocus = 'summary',
  headingLevel = 2,
  onFollow,
  children,
  ...rest
}: FormProps) {
  const t = useFormText();
  const { isSubmitting, attempts, submit } = useSubmission(onSubmit);
  // Once all errors are fixed the summary stays hidden until the next attempt: it takes focus, which would interrupt
  // typing.
  const [mended, setMended] = useState(0);
  if (errors.length === 0 && mended !== attempts) setMended(attempts);
  const isWrong = attempts > 0 && mended !== attempts && errors.length > 0;

  const first = useRef<FieldProblem>(undefined);
  useEffect(() => {
    first.current = isWrong && errorFocus === 'field' ? errors[0] : undefined;
  });
  useEffect(() => {
    const problem = first.current;
    if (problem) queueMicrotask(() => focusField(problem));
  }, [attempts]);

  const state = useMemo(() => ({ isSubmitting }), [isSubmitting]);
  return (
    <Root {...rest} noValidate onSubmit={submit} aria-busy={isSubmitting || undefined}>
      {isWrong && errorFocus === 'summary' && (
        <ErrorSummary
          key={attempts}
          title={errorTitle ?? t('problems', { count: errors.length })}
          errors={errors}
          headingLevel={headingLevel}
          {...(onFollow ? { onFollow } : {})}
        />
      )}
      <FormContext value={state}>{children}</FormContext>
      <VisuallyHidden>
        <output>{isSubmitting ? t('sending') : ''}</output>
      </VisuallyHidden>
    </Root>
  );
}
