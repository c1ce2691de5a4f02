import { Container, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { getProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { BookingPanel } from '../components/BookingPanel.tsx';
import { Credentials } from '../components/Credentials.tsx';
import { describeProfileError } from '../components/describe-profile-error.tsx';
import { Facts } from '../components/Facts.tsx';
import { FeaturedProviders } from '../components/FeaturedProviders.tsx';
import { Introduction } from '../components/Introduction.tsx';
import { Paragraphs } from '../components/Paragraphs.tsx';
import { Policy } from '../components/Policy.tsx';
import { ProfileHead } from '../components/ProfileHead.tsx';
import { ProfileSkeleton } from '../components/ProfileSkeleton.tsx';
import { Services } from '../components/Services.tsx';
import { obstacleOf } from '../model/bookable.ts';
import { lazyPanel, ReadView } from '../../../shared/index.ts';
import { useServiceAbout } from '../../../shared/service-names/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { useEnhancedText } from '../messages/enhanced/index.ts';

export interface EnhancedProfileScreenProps {
  /** Id or user name of the provider; null for a choice of providers to begin with. */
  providerId: string | null;
  /** The path of this page, to come back to after signing in. */
  here: string;
}

interface OfProvider {
  provider: ProviderProfile;
}

// Calendars and long lists are not in a first load (FAST-1).
const SlotsInline = lazyPanel<OfProvider>(() => import('../components/SlotsInline.tsx').then((m) => m.SlotsInline));
const ReviewPanel = lazyPanel<OfProvider>(() => import('../components/ReviewPanel.tsx').then((m) => m.ReviewPanel));

/**
 * The large profile (ROUTE-16): how someone introduces themselves, every free time on the page, what it costs and who
 * pays, what was checked, and all that clients say. Without an id, a few providers to choose from.
 */
export function EnhancedProfileScreen({ providerId, here }: EnhancedProfileScreenProps) {
  // Its texts come with the screen's own: later they would hide what is shown.
  useServiceAbout();
  return (
    <Container pad="page">
      {providerId === null ? (
        <FeaturedProviders />
      ) : (
        <OneProvider key={providerId} providerId={providerId} here={here} />
      )}
    </Container>
  );
}

function OneProvider({ providerId, here }: { providerId: string; here: string }) {
  const t = useDirectoryText();
  const enhanced = useEnhancedText();
  const read = useOperation(getProvider, { params: { idOrHandle: providerId } });
  return (
    <ReadView read={read} loading={<ProfileSkeleton />} describeError={describeProfileError}>
      {(provider) => (
        <Stack gap="section">
          <ProfileHead provider={provider} here={here} isLarge />
          <Introduction provider={provider} />
          {obstacleOf(provider) === null ? (
            <SlotsInline
              provider={provider}
              loading={
                <LoadingRegion label={t('times.loading')}>
                  <Skeleton shape="block" size="lg" />
                </LoadingRegion>
              }
            />
          ) : (
            <BookingPanel provider={provider} here={here} />
          )}
          <Services provider={provider} />
          <Paragraphs title={t('profile.about')} paragraphs={provider.about} />
          <Paragraphs title={t('profile.approach')} paragraphs={provider.approach} />
          <Paragraphs
            title={t('profile.faith')}
            paragraphs={provider.faithPractice === null ? [] : [provider.faithPractice]}
          />
          <Facts provider={provider} />
          <Credentials provider={provider} />
          <ReviewPanel
            provider={provider}
            loading={
              <LoadingRegion label={enhanced('reviews.loading')}>
                <Skeleton lines={6} />
              </LoadingRegion>
            }
          />
          <Policy provider={provider} />
        </Stack>
      )}
    </ReadView>
  );
}
