import { ButtonLink, FormActions, Illustration, PageHeader, Stack } from '@sakina/design-system';
import type { PublicInvitation } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import { useOnboardingText } from '../messages/index.ts';

/** Confirms the acceptance and links onward: a new user to the questions, others to the inviter's profile. */
export function Accepted({ invitation: { inviter } }: { invitation: PublicInvitation }) {
  const t = useOnboardingText();
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => queueMicrotask(() => heading.current?.focus()), []);
  const name = `\u2068${inviter.displayName}\u2069`;
  const profile = inviter.providerId === null ? null : paths.therapist(inviter.providerId);
  const isNew = user?.profileCompleted === false;
  return (
    <Stack gap="x4">
      <Illustration name="dawn" size="sm" />
      <PageHeader titleRef={heading} title={t('join.accepted.title')} lead={t('join.accepted.body', { name })} />
      <FormActions isSticky>
        {!isNew && (
          <ButtonLink variant="secondary" href={paths.dashboard()}>
            {t('join.accepted.home')}
          </ButtonLink>
        )}
        <ButtonLink variant={isNew ? 'secondary' : 'action'} href={profile ?? paths.findTherapist()}>
          {t(profile === null ? 'join.accepted.find' : 'join.accepted.profile', { name })}
        </ButtonLink>
        {isNew && (
          <ButtonLink variant="action" href={paths.onboardingPersona('patient', { redirect: profile ?? undefined })}>
            {t('join.accepted.answers')}
          </ButtonLink>
        )}
      </FormActions>
    </Stack>
  );
}
