import styled from 'styled-components';
import { ButtonLink, FormActions, Link, Section, Stack, Text, below, theme, up } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { PanelBoundary } from '../../../shared/index.ts';
import { obstacleOf } from '../model/bookable.ts';
import type { Obstacle } from '../model/bookable.ts';
import { mainService } from '../model/main-service.ts';
import { useDirectoryText } from '../messages/index.ts';
import { NextTimes } from './NextTimes.tsx';
import { WaitFor } from './WaitFor.tsx';

const Panel = styled.div`
  @media ${up.md} {
    padding: ${theme.size.cardPadding};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.low};
  }
`;
// On a phone the same step stands in the bar at the lower edge, within reach of the thumb.
const FromTablet = styled.div`@media ${below.sm} { display: none; }`;
const OnPhone = styled(FormActions)`@media ${up.sm} { display: none; }`;

const CLOSED = {
  PENDING: ['times.PENDING.title', 'times.PENDING.body'],
  LAPSED: ['times.LAPSED.title', 'times.LAPSED.body'],
  CLOSED: ['times.closed.title', 'times.closed.body'],
  FULL: ['times.full.title', 'times.full.body'],
} as const satisfies Record<NonNullable<Obstacle>, readonly [string, string]>;

export interface BookingPanelProps {
  /** The provider, as clients see them. */
  provider: ProviderProfile;
  /** The path of this page, to come back to after signing in. */
  here: string;
}

/**
 * When one can talk: the first free times and the way to all of them, or plainly why there are none and whom else to
 * ask.
 */
export function BookingPanel({ provider, here }: BookingPanelProps) {
  const t = useDirectoryText();
  const obstacle = obstacleOf(provider);
  const service = mainService(provider.services);

  if (obstacle !== null || !service) {
    const [title, body] = CLOSED[obstacle ?? 'CLOSED'];
    return (
      <Panel>
        <Section title={t(title)} headingSize="lg">
          <Stack gap="x2" align="start">
            <Text>{t(body)}</Text>
            {obstacle === 'CLOSED' && <Link href={paths.booking(provider.id)}>{t('times.known')}</Link>}
            {(obstacle === 'FULL' || obstacle === 'CLOSED') && <WaitFor provider={provider} here={here} />}
            <ButtonLink
              variant="secondary"
              href={paths.findTherapist({ kind: provider.kind.toLowerCase(), sort: 'soonest' })}
            >
              {t('times.others', { kind: provider.kind })}
            </ButtonLink>
          </Stack>
        </Section>
      </Panel>
    );
  }
  return (
    <Panel>
      <Section title={t('times.title')} headingSize="lg">
        <PanelBoundary>
          <NextTimes provider={provider} service={service} />
        </PanelBoundary>
        <FromTablet>
          <ButtonLink href={paths.booking(provider.id)} variant="action" width="full">
            {t('profile.book')}
          </ButtonLink>
        </FromTablet>
      </Section>
    </Panel>
  );
}

/** The step at the lower edge of a phone's screen; nothing where no one can book. */
export function PhoneBookingBar({ provider }: { provider: ProviderProfile }) {
  const t = useDirectoryText();
  if (obstacleOf(provider) !== null) return null;
  return (
    <OnPhone isSticky>
      <ButtonLink href={paths.booking(provider.id)} variant="action" width="full">
        {t('profile.book')}
      </ButtonLink>
    </OnPhone>
  );
}
