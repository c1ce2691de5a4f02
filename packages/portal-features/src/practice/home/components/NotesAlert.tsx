import { Banner, ButtonLink } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useCapabilities } from '@sakina/platform/react';
import { useDashboardStats } from '../api/home.ts';
import { useProviderHomeText } from '../messages/index.ts';

/**
 * Says how many notes wait for a signature; nothing where none does, or where the notes are closed to this account
 * (PORTAL-3).
 */
export function NotesAlert() {
  const t = useProviderHomeText();
  const count = useDashboardStats().data?.unsignedNotes ?? 0;
  const { canAccessPatientRecords } = useCapabilities();
  if (count === 0 || !canAccessPatientRecords) return null;
  return (
    <Banner
      tone="warning"
      urgency="none"
      title={t('alert.notes.title', { count })}
      actions={
        <ButtonLink size="small" variant="secondary" href={paths.providerNotes()}>
          {t('alert.notes.action')}
        </ButtonLink>
      }
    >
      {t('alert.notes.body')}
    </Banner>
  );
}
