import { Banner } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useRefusalText } from './use-refusal-text.ts';

export interface ProblemProps {
  /** The error of a write, or undefined: then nothing is shown. */
  error: unknown;
  /** A way on, such as a button. */
  actions?: ReactNode;
}

/** Says why a write failed, above the form that keeps what was typed. */
export function Problem({ error, actions }: ProblemProps) {
  const refused = useRefusalText()(error);
  if (refused === null) return <ErrorNotice error={error} actions={actions} />;
  return (
    <Banner tone="warning" urgency="assertive" title={refused.title} actions={actions}>
      {refused.body}
    </Banner>
  );
}
