import { Banner } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import { RefusedAct } from '../../shared/index.ts';
import { useAdminSafetyText } from '../messages/index.ts';

export interface AskProblemProps {
  /** Why the last request was refused; undefined says nothing. */
  error: ApiError | undefined;
}

/** Says why a request to read a record was refused. */
export function AskProblem({ error }: AskProblemProps) {
  const t = useAdminSafetyText();
  if (error === undefined) return null;
  if (!isApiError(error, 'REVIEW_OPEN')) return <RefusedAct error={error} />;
  return <Banner tone="warning" urgency="assertive" title={t('ask.REVIEW_OPEN')} />;
}
