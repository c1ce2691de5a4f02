import { ButtonLink, Container, Link, PageHeader, Section, Split, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useNow } from '@sakina/platform/react';
import { useWorkDay } from '../../shared/when/index.ts';
import { NeedsYou } from '../components/NeedsYou.tsx';
import { Today } from '../components/Today.tsx';
import { useTherapistDashboardText } from '../messages/index.ts';

/** A provider’s short home between two sessions: today, what needs them, and the way into the portal (ROUTE-21). */
export function TherapistDashboardScreen() {
  const t = useTherapistDashboardText();
  const lead = useWorkDay(new Date(useNow()).toISOString());
  return (
    <Container pad="page">
      <Stack gap="x4">
        <PageHeader
          title={t('title')}
          lead={lead}
          actions={
            <ButtonLink variant="secondary" href={paths.providerPortal()}>
              {t('portal')}
            </ButtonLink>
          }
        />
        <Split
          position="end"
          gap="x5"
          side={
            <Stack gap="x5">
              <NeedsYou />
              <Section title={t('ways.title')} headingSize="lg">
                <Stack as="ul" gap="none">
                  <li>
                    <Link variant="standalone" href={paths.providerCalendar()}>
                      {t('ways.calendar')}
                    </Link>
                  </li>
                  <li>
                    <Link variant="standalone" href={paths.providerClients()}>
                      {t('ways.clients')}
                    </Link>
                  </li>
                  <li>
                    <Link variant="standalone" href={paths.providerNotes()}>
                      {t('ways.notes')}
                    </Link>
                  </li>
                  <li>
                    <Link variant="standalone" href={paths.providerAvailability()}>
                      {t('ways.availability')}
                    </Link>
                  </li>
                  <li>
                    <Link variant="standalone" href={paths.providerProfile()}>
                      {t('ways.profile')}
                    </Link>
                  </li>
                </Stack>
              </Section>
            </Stack>
          }
        >
          <Today />
        </Split>
      </Stack>
    </Container>
  );
}
