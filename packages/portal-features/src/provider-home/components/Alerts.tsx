import { Banner, Button, ButtonLink, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useErrorText, useSharedText } from '../../shared/index.ts';
import { useCredentials } from '../api/use-credentials.ts';
import { useDashboardStats } from '../api/use-dashboard-stats.ts';
import { useProviderHomeText } from '../messages/index.ts';

function CredentialsAlert() {
  const t = useProviderHomeText();
  const shared = useSharedText();
  const errorText = useErrorText();
  const { data, error, reload } = useCredentials();
  if (data === undefined) {
    if (error === undefined) return null;
    return (
      <Banner tone="warning" title={t('alert.credentials.failed.title')} actions={<Button size="small" variant="secondary" onPress={reload}>{shared('retry')}</Button>}>
        {errorText(error).body}
      </Banner>
    );
  }
  if (data.verified) return null;
  return (
    <Banner
      tone="danger"
      urgency="none"
      title={t('alert.credentials.title')}
      actions={<ButtonLink size="small" variant="secondary" href={paths.providerCredentials()}>{t('alert.credentials.action')}</ButtonLink>}
    >
      {data.problem ?? t('alert.credentials.body')}
    </Banner>
  );
}

function NotesAlert() {
  const t = useProviderHomeText();
  const count = useDashboardStats().data?.unsignedNotes ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      tone="warning"
      urgency="none"
      title={t('alert.notes.title', { count })}
      actions={<ButtonLink size="small" variant="secondary" href={paths.providerNotes()}>{t('alert.notes.action')}</ButtonLink>}
    >
      {t('alert.notes.body')}
    </Banner>
  );
}

/** What needs the provider's attention before anything else; nothing where nothing does. */
export function Alerts() {
  return (
    <Stack gap="x2">
      <CredentialsAlert />
      <NotesAlert />
    </Stack>
  );
}
