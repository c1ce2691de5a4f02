import { Banner } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { useAdminText } from './messages/index.ts';

/** Refusals of the administration that the server words by a code. */
const CODES = [
  'OWN_ACCOUNT',
  'OWN_MATTER',
  'RANK',
  'LAST_ADMIN',
  'LAST_OWNER',
  'ACCOUNT_STATE',
  'ROLES_CHANGED',
  'LICENCE_NEEDED',
  'NEEDS_APPROVAL',
  'ALREADY_REQUESTED',
  'LOG_DOWN',
] as const;

/** Why an act was refused, where it was tried: by the rule that stands in its way, or in general words. */
export function RefusedAct({ error }: { error: unknown }) {
  const t = useAdminText();
  const code = CODES.find((known) => isApiError(error, known));
  if (!code) return <ErrorNotice error={error} />;
  return (
    <Banner tone="danger" urgency="assertive" title={t('refused')}>
      {t(`refused.${code}`)}
    </Banner>
  );
}
