import { Banner } from '@sakina/design-system';
import { ErrorNotice } from './ErrorNotice.tsx';
import type { ErrorNoticeProps } from './ErrorNotice.tsx';
import { serverVersion } from './base-version.ts';
import { useSharedText } from './messages/index.ts';

/**
 * As ErrorNotice, for a form that saves again over what another window saved once that was told; see `useBaseVersion`.
 */
export function SaveNotice({ error }: Pick<ErrorNoticeProps, 'error'>) {
  const t = useSharedText();
  if (serverVersion(error) === null) return <ErrorNotice error={error} />;
  return (
    <Banner tone="warning" urgency="assertive" title={t('error.otherWindow.title')}>
      {t('error.otherWindow.body')}
    </Banner>
  );
}
