import { ButtonLink, EmptyState } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import { paths } from '@sakina/platform/domain';
import { useBookingText } from '../messages/index.ts';

/** Another client's session, or no such session; any other error has a general message and a retry. */
export function describeUnknownSession(error: ApiError) {
  if (error.status === 403) return <NotMovable reason="denied" />;
  return error.status === 404 ? <NotMovable reason="unknown" /> : undefined;
}

function NotMovable({ reason }: { reason: 'denied' | 'unknown' }) {
  const t = useBookingText();
  return (
    <EmptyState
      title={t(`move.${reason}Title`)}
      headingLevel={1}
      action={<ButtonLink href={paths.dashboard()}>{t('toDashboard')}</ButtonLink>}
    >
      {t(`move.${reason}Body`)}
    </EmptyState>
  );
}
