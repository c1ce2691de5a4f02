import { Banner, ButtonLink, LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import { ReadView } from '../../shared/index.ts';
import { useOwnOnboarding } from '../api/use-own-onboarding.ts';
import { useOnboardingText } from '../messages/index.ts';
import { LateRenewal } from './late-parts.ts';
import { OwnAnswers, questionsOf } from './OwnAnswers.tsx';
import { useWaitingDraft } from './use-waiting-draft.ts';

export interface StandingProps {
  /** Who is signed in. */
  user: User;
  /** Where to go afterwards, kept for the next page. */
  redirect: string | undefined;
  /** The same, judged by the app: the person may be led there. */
  onward: string | undefined;
}

/** Where somebody stands: what waits, what has arrived, and the way on. */
export function Standing({ user, redirect, onward }: StandingProps) {
  const t = useOnboardingText();
  const read = useOwnOnboarding(true);
  return (
    <Stack gap="x4">
      <Waiting redirect={redirect} />
      <Section title={t('standing.answers')}>
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('standing.loading')}>
              <Skeleton lines={3} />
            </LoadingRegion>
          }
          isEmpty={({ items }) => items.length === 0}
          empty={<Text tone="muted">{t('standing.none')}</Text>}
        >
          {({ items }) => (
            <Stack gap="x3">
              {!user.profileCompleted && <LateRenewal loading={<Skeleton shape="block" size="sm" />} />}
              <OwnAnswers submissions={items} redirect={redirect} />
            </Stack>
          )}
        </ReadView>
      </Section>
      {user.profileCompleted && (
        <div>
          <ButtonLink variant="action" href={onward ?? paths.dashboard()}>
            {t(onward === undefined ? 'standing.home' : 'standing.onward')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

/** What was begun and lies sealed. */
export function Waiting({ redirect }: { redirect: string | undefined }) {
  const t = useOnboardingText();
  const hasPatient = useWaitingDraft('PATIENT');
  const hasTopics = useWaitingDraft('TOPICS');
  const persona = hasPatient ? 'PATIENT' : hasTopics ? 'TOPICS' : null;
  if (persona === null) return null;
  return (
    <Banner
      title={t('standing.draft.title')}
      actions={
        <ButtonLink variant="primary" size="small" href={questionsOf(persona, redirect)}>
          {t('standing.draft.action')}
        </ButtonLink>
      }
    >
      {t('standing.draft.body')}
    </Banner>
  );
}
