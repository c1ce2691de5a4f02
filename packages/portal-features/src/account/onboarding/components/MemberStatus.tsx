import { Banner, ButtonLink, LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { listOwnOnboarding } from '@sakina/platform/contract';
import type { OnboardingPersona } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import { useDraft, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { lazyPanel, ReadView } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { OwnAnswers, questionsOf } from './OwnAnswers.tsx';

/**
 * Whether the user or visitor has an encrypted draft of a persona's questions. The draft is read, never changed.
 * @param persona The persona of the questions.
 */
function useWaitingDraft(persona: OnboardingPersona): boolean {
  const [isThere, setThere] = useState(false);
  useDraft(`onboarding:${persona}`, { isOpenToVisitors: true, value: null, onRestore: () => setThere(true) });
  return isThere;
}

/** Rarely needed: only after a failed token renewal. */
const LazyRenewal = lazyPanel(() => import('./Renewal.tsx').then((m) => m.Renewal));

export interface MemberStatusProps {
  /** The signed-in user. */
  user: User;
  /** The path to open afterwards, passed on to the next page. */
  redirect: string | undefined;
  /** The same path, checked by the app: the user may be sent there. */
  onward: string | undefined;
}

/** What a signed-in user has begun and submitted, and the way on. */
export function MemberStatus({ user, redirect, onward }: MemberStatusProps) {
  const t = useOnboardingText();
  const read = useOperation(listOwnOnboarding, {});
  return (
    <Stack gap="x4">
      <DraftNotice redirect={redirect} />
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
              {!user.profileCompleted && <LazyRenewal loading={<Skeleton shape="block" size="sm" />} />}
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

/** Links to the questions that have a saved draft; nothing without one. */
export function DraftNotice({ redirect }: { redirect: string | undefined }) {
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
