import { Banner, Button, ButtonLink } from '@sakina/design-system';
import { verifyCredentials } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { paths } from '@sakina/platform/domain';
import { useErrorText, useSharedText } from '../../../shared/index.ts';
import { SuspendedListing } from '../../shared/held-back/index.ts';
import { useProviderHomeText } from '../messages/index.ts';

/** Says that no session can be started because credentials are not verified; nothing where they are. */
export function CredentialsAlert() {
  const t = useProviderHomeText();
  const shared = useSharedText();
  const errorText = useErrorText();
  const { data, error, reload } = useOperation(verifyCredentials, {});
  if (data === undefined) {
    if (error === undefined) return null;
    return (
      <Banner
        tone="warning"
        title={t('alert.credentials.failed.title')}
        actions={
          <Button size="small" variant="secondary" onPress={reload}>
            {shared('retry')}
          </Button>
        }
      >
        {errorText(error).body}
      </Banner>
    );
  }
  if (data.verified) return null;
  if (data.suspension) return <SuspendedListing suspension={data.suspension} />;
  return (
    <Banner
      tone="danger"
      urgency="none"
      title={t('alert.credentials.title')}
      actions={
        <ButtonLink size="small" variant="secondary" href={paths.providerCredentials()}>
          {t('alert.credentials.action')}
        </ButtonLink>
      }
    >
      {data.problem ?? t('alert.credentials.body')}
    </Banner>
  );
}
