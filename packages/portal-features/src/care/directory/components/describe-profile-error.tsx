import { ButtonLink, EmptyState, ErrorState } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import { paths } from '@sakina/platform/domain';
import { errorCase, useErrorText } from '../../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';

/** What asking again would not change has the directory as its way on; undefined for the general words. */
export function describeProfileError(error: ApiError) {
  const which = errorCase(error);
  if (which === 'notFound') return <UnknownProvider />;
  return which === 'forbidden' || which === 'notAllowed' ? <Refused error={error} /> : undefined;
}

function Refused({ error }: { error: ApiError }) {
  const t = useDirectoryText();
  const { title, body } = useErrorText('read')(error);
  return (
    <ErrorState
      headingLevel={1}
      title={title}
      action={<ButtonLink href={paths.findTherapist()}>{t('profile.notFound.action')}</ButtonLink>}
    >
      {body}
    </ErrorState>
  );
}

function UnknownProvider() {
  const t = useDirectoryText();
  return (
    <EmptyState
      headingLevel={1}
      title={t('profile.notFound.title')}
      action={<ButtonLink href={paths.findTherapist()}>{t('profile.notFound.action')}</ButtonLink>}
    >
      {t('profile.notFound.body')}
    </EmptyState>
  );
}
