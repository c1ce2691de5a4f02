import { ButtonLink, Container, Link, PageHeader, Section, Split, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useNow } from '@sakina/platform/react';
import { useWorkDay } from '../../../shared/when/index.ts';
import { NewBookings } from '../components/NewBookings.tsx';
import { NextSession } from '../components/NextSession.tsx';
import { ToFinish } from '../components/ToFinish.tsx';
import { WithAlerts } from '../components/WithAlerts.tsx';
import { useShortHomeText } from '../short-home/messages/index.ts';

const WAYS = {
  calendar: paths.providerCalendar(),
  clients: paths.providerClients(),
  notes: paths.providerNotes(),
  availability: paths.providerAvailability(),
  profile: paths.providerProfile(),
} as const;

/**
 * A provider’s short home outside the portal (ROUTE-21): the alerts, the next session, what is owed, and the ways into
 * the portal, whose home has the day.
 */
export function ShortHomeScreen() {
  const t = useShortHomeText();
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
        <WithAlerts first={<NextSession />}>
          <Split
            position="end"
            gap="x5"
            side={
              <Section title={t('ways')} headingSize="lg">
                <Stack as="ul" gap="none">
                  {(Object.keys(WAYS) as (keyof typeof WAYS)[]).map((way) => (
                    <li key={way}>
                      <Link variant="standalone" href={WAYS[way]}>
                        {t(`ways.${way}`)}
                      </Link>
                    </li>
                  ))}
                </Stack>
              </Section>
            }
          >
            <Stack gap="x5">
              <ToFinish />
              <NewBookings />
            </Stack>
          </Split>
        </WithAlerts>
      </Stack>
    </Container>
  );
}
