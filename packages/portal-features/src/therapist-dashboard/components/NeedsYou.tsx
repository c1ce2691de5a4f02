import { Link, LoadingRegion, Section, Skeleton, Stack, Status, Text } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useCapabilities, useNow } from '@sakina/platform/react';
import { PanelBoundary, ReadView } from '../../shared/index.ts';
import { useCredentials } from '../api/use-credentials.ts';
import { useFigures } from '../api/use-figures.ts';
import { useSessions } from '../api/use-sessions.ts';
import { useTherapistDashboardText } from '../messages/index.ts';
import { awaitingConfirmation } from '../model/day.ts';

interface Need {
  id: string;
  words: string;
  tone: StatusTone;
  link: { href: string; label: string };
}

/** What waits for the provider, each with the place where it is done. Notes stay closed to whoever may not read records (PORTAL-3). */
export function NeedsYou() {
  const t = useTherapistDashboardText();
  const now = useNow();
  const { canAccessPatientRecords } = useCapabilities();
  const read = useFigures();
  const credentials = useCredentials();
  const pending = awaitingConfirmation(useSessions().data?.items ?? [], now);

  function needs(unsignedNotes: number, unreadMessages: number): Need[] {
    const found: Need[] = [];
    if (credentials.data?.verified === false)
      found.push({
        id: 'credentials',
        words: credentials.data.problem ?? t('action.credentials'),
        tone: 'danger',
        link: { href: paths.providerCredentials(), label: t('action.credentials.link') },
      });
    if (pending > 0)
      found.push({
        id: 'pending',
        words: t('action.pending', { count: pending }),
        tone: 'warning',
        link: { href: paths.providerCalendar(), label: t('action.pending.link') },
      });
    if (unsignedNotes > 0 && canAccessPatientRecords)
      found.push({
        id: 'notes',
        words: t('action.notes', { count: unsignedNotes }),
        tone: 'warning',
        link: { href: paths.providerNotes(), label: t('action.notes.link') },
      });
    if (unreadMessages > 0)
      found.push({
        id: 'messages',
        words: t('action.messages', { count: unreadMessages }),
        tone: 'active',
        link: { href: paths.providerPortal(), label: t('action.messages.link') },
      });
    return found;
  }
  return (
    <Section title={t('action.title')}>
      <PanelBoundary>
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('action.loading')}>
              <Skeleton lines={2} />
            </LoadingRegion>
          }
        >
          {({ unsignedNotes, unreadMessages }) => {
            const list = needs(unsignedNotes, unreadMessages);
            if (list.length === 0) return <Text tone="muted">{t('action.none')}</Text>;
            return (
              <Stack as="ul" gap="x2" aria-label={t('action.list')}>
                {list.map(({ id, words, tone, link }) => (
                  <li key={id}>
                    <Status tone={tone}>{words}</Status>
                    <div>
                      <Link variant="standalone" href={link.href}>
                        {link.label}
                      </Link>
                    </div>
                  </li>
                ))}
              </Stack>
            );
          }}
        </ReadView>
      </PanelBoundary>
    </Section>
  );
}
