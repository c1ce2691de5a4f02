import styled from 'styled-components';
import { Container, Link, Stack, theme, up } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { getProvider } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useOperation } from '@sakina/platform/react';
import { BookingPanel, PhoneBookingBar } from '../components/BookingPanel.tsx';
import { Credentials } from '../components/Credentials.tsx';
import { describeProfileError } from '../components/describe-profile-error.tsx';
import { Facts } from '../components/Facts.tsx';
import { Paragraphs } from '../components/Paragraphs.tsx';
import { Policy } from '../components/Policy.tsx';
import { ProfileHead } from '../components/ProfileHead.tsx';
import { ProfileSkeleton } from '../components/ProfileSkeleton.tsx';
import { Reviews } from '../components/Reviews.tsx';
import { Services } from '../components/Services.tsx';
import { UsualHours } from '../components/UsualHours.tsx';
import { PanelBoundary, ReadView } from '../../../shared/index.ts';
import { useServiceAbout } from '../../../shared/service-names/index.ts';
import { useDirectoryText } from '../messages/index.ts';

export interface ProviderProfileScreenProps {
  /** Id or user name of the provider. */
  idOrHandle: string;
  /** Where the reader came from, as a path; left out, no way back is shown. */
  backTo?: string;
  /** The path of this page, to come back to after signing in. */
  here: string;
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4};
  & > * { min-inline-size: 0; }
  @media ${up.md} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    grid-template-areas: 'head panel' 'body panel';
    grid-template-rows: auto 1fr;
    column-gap: ${theme.space.x6};
    row-gap: ${theme.space.x2};
    & > [data-area='head'] { grid-area: head; }
    & > [data-area='body'] { grid-area: body; }
    & > [data-area='panel'] {
      grid-area: panel;
      align-self: start;
      position: sticky;
      inset-block-start: calc(var(--frame-offset, 4rem) + ${theme.space.x2});
    }
  }
`;

/**
 * A provider's public page (ROUTE-16, ROUTE-11): who they are, what it costs, and when one can talk. Reading order is
 * that of a phone: who, when, then the rest.
 */
export function ProviderProfileScreen({ idOrHandle, backTo, here }: ProviderProfileScreenProps) {
  // Its texts come with the screen's own: later they would hide what is shown.
  useServiceAbout();
  const t = useDirectoryText();
  const read = useOperation(getProvider, { params: { idOrHandle } });
  return (
    <Container pad="page">
      <ReadView read={read} loading={<ProfileSkeleton />} describeError={describeProfileError}>
        {(provider) => (
          <>
            <Layout>
              <div data-area="head">
                <ProfileHead provider={provider} backTo={backTo} here={here} />
              </div>
              <div data-area="panel">
                <BookingPanel provider={provider} here={here} />
              </div>
              <Stack data-area="body" gap="section">
                <Paragraphs title={t('profile.about')} paragraphs={provider.about} />
                <Facts provider={provider} />
                <Paragraphs title={t('profile.approach')} paragraphs={provider.approach} />
                <Services provider={provider} />
                <Paragraphs title={t('profile.faith')} paragraphs={faith(provider)} />
                <Credentials provider={provider} />
                <PanelBoundary>
                  <UsualHours provider={provider} />
                </PanelBoundary>
                <Reviews provider={provider} />
                <Link variant="standalone" href={paths.therapistEnhanced({ id: provider.id })}>
                  {t('profile.enhanced')}
                </Link>
                <Policy provider={provider} />
              </Stack>
            </Layout>
            <PhoneBookingBar provider={provider} />
          </>
        )}
      </ReadView>
    </Container>
  );
}

function faith({ faithPractice }: ProviderProfile): string[] {
  return faithPractice === null ? [] : [faithPractice];
}
