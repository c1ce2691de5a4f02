import { Banner } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { Bulleted } from './Bulleted.tsx';
import { useErrorText } from './error-text.ts';

export interface ErrorNoticeProps {
  /** The error of a write, or undefined: then nothing is shown. */
  error: unknown;
  /** What the server said of it in particular, one sentence each. */
  details?: readonly string[];
  /** A way on, such as a button. */
  actions?: ReactNode;
}

/** Says that a write failed, above the form that keeps what was typed. */
export function ErrorNotice({ error, details = [], actions }: ErrorNoticeProps) {
  const errorText = useErrorText();
  if (error === undefined || error === null) return null;
  const { title, body } = errorText(error);
  return (
    <Banner tone="danger" urgency="assertive" title={title} actions={actions}>
      {body}
      {details.length > 0 && <Bulleted items={details} />}
    </Banner>
  );
}
