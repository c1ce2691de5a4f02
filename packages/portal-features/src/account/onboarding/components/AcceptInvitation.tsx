import { Banner, Button, ButtonLink, FormActions, Stack, Text } from '@sakina/design-system';
import { acceptInvitation } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { PublicInvitation } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useAction, useAuth } from '@sakina/platform/react';
import { useState } from 'react';
import { ArrivalHeading } from '../../shared/application-form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';

export interface AcceptInvitationProps {
  /** The code to accept. */
  code: string;
  /** Called with the accepted invitation. */
  onAccepted: (invitation: PublicInvitation) => void;
}

/**
 * The button that accepts an invitation. On this open page, sign-in is checked only when it is pressed; a signed-in
 * user then continues without another press (AUTH-4), others are sent to sign in and come back.
 */
export function AcceptInvitation({ code, onAccepted }: AcceptInvitationProps) {
  const t = useOnboardingText();
  const { status, user, check } = useAuth();
  const accept = useAction(acceptInvitation);
  const [isAsked, setAsked] = useState(false);

  async function press() {
    const who = user ?? (await check());
    if (!who) {
      setAsked(true);
      return;
    }
    try {
      onAccepted(await accept.run({ params: { code } }));
    } catch (error) {
      // Errors of the client are shown below; anything else is a bug.
      if (!isApiError(error)) throw error;
    }
  }

  if (isAsked && !user) {
    return (
      <Stack gap="x2">
        <ArrivalHeading>{t('join.invitation.signIn.title')}</ArrivalHeading>
        <Text measure>{t('join.invitation.signIn.body')}</Text>
        <FormActions isSticky>
          <ButtonLink variant="secondary" href={paths.login({ redirect: paths.join() })}>
            {t('join.invitation.login')}
          </ButtonLink>
          <ButtonLink variant="action" href={paths.register({ redirect: paths.join() })}>
            {t('join.invitation.register')}
          </ButtonLink>
        </FormActions>
      </Stack>
    );
  }
  return (
    <Stack gap="x2">
      <AcceptProblem error={accept.error} email={user?.email ?? ''} />
      <FormActions isSticky>
        <Button variant="action" isPending={accept.isRunning || status === 'loading'} onPress={() => void press()}>
          {t('join.invitation.accept')}
        </Button>
      </FormActions>
    </Stack>
  );
}

/** Why the invitation could not be accepted: addressed to another account, no longer valid, or a failed call. */
function AcceptProblem({ error, email }: { error: unknown; email: string }) {
  const t = useOnboardingText();
  const status = isApiError(error) ? error.status : undefined;
  if (status === 403)
    return (
      <Banner tone="warning" urgency="assertive" title={t('join.invitation.notYours.title')}>
        {t('join.invitation.notYours.body', { email: `\u2068${email}\u2069` })}
      </Banner>
    );
  if (status === 409 || status === 404)
    return (
      <Banner tone="warning" urgency="assertive" title={t('join.invitation.over.title')}>
        {t('join.invitation.over.body')}
      </Banner>
    );
  return <ErrorNotice error={error} />;
}
