import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  Inline,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import { getInvitation } from '@sakina/platform/contract';
import type { PublicInvitation } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { Accepted } from './Accepted.tsx';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { CodeForm } from './CodeForm.tsx';
import { Quotation } from './Quotation.tsx';

export interface InvitationProps {
  /** The invitation code. */
  code: string;
  /** Called with another code, or with null to leave the invitation. */
  onCode: (code: string | null) => void;
  /** Called once it is accepted and the code is used up. */
  onAccepted: () => void;
}

/** An invitation: the inviter, its expiry, and the button to accept. */
export function Invitation({ code, onCode, onAccepted }: InvitationProps) {
  const t = useOnboardingText();
  const read = useOperation(getInvitation, { params: { code } });
  const [accepted, setAccepted] = useState<PublicInvitation | null>(null);
  if (accepted) return <Accepted invitation={accepted} />;
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('join.invitation.loading')}>
          <Skeleton lines={5} />
        </LoadingRegion>
      }
      describeError={(error) => (error.status === 404 ? <Unknown onCode={onCode} /> : undefined)}
    >
      {(invitation) =>
        invitation.status === 'PENDING' ? (
          <Open
            invitation={invitation}
            code={code}
            onLeave={() => onCode(null)}
            onAccepted={(answer) => {
              setAccepted(answer);
              onAccepted();
            }}
          />
        ) : (
          <Over invitation={invitation} onLeave={() => onCode(null)} />
        )
      }
    </ReadView>
  );
}

interface OpenProps {
  invitation: PublicInvitation;
  code: string;
  onLeave: () => void;
  onAccepted: (invitation: PublicInvitation) => void;
}

function Open({ invitation: { inviter, message, expiresAt, purpose }, code, onLeave, onAccepted }: OpenProps) {
  const t = useOnboardingText();
  const format = useFormat();
  const name = `\u2068${inviter.displayName}\u2069`;
  return (
    <Stack gap="x4">
      <PageHeader
        title={t('join.invitation.title', { name })}
        lead={t('join.invitation.until', { date: format.day(expiresAt) })}
      />
      {message !== null && <Quotation label={t('join.invitation.message')}>{message}</Quotation>}
      <Text measure>{t(purpose === 'STAFF' ? 'join.invitation.what.staff' : 'join.invitation.what', { name })}</Text>
      <AcceptInvitation code={code} onAccepted={onAccepted} />
      <div>
        <Button variant="quiet" onPress={onLeave}>
          {t('join.invitation.other')}
        </Button>
      </div>
    </Stack>
  );
}

function Over({ invitation: { status, expiresAt }, onLeave }: { invitation: PublicInvitation; onLeave: () => void }) {
  const t = useOnboardingText();
  const format = useFormat();
  if (status === 'PENDING') return null;
  return (
    <EmptyState
      headingLevel={1}
      title={t(`join.invitation.${status}.title`)}
      action={
        <Inline justify="center">
          <ButtonLink href={paths.joinPatient()}>{t('join.without')}</ButtonLink>
          <Button variant="quiet" onPress={onLeave}>
            {t('join.invitation.other')}
          </Button>
        </Inline>
      }
    >
      {t(`join.invitation.${status}.body`, { date: format.day(expiresAt) })}
    </EmptyState>
  );
}

function Unknown({ onCode }: { onCode: (code: string | null) => void }) {
  const t = useOnboardingText();
  return (
    <Container width="text">
      <Stack gap="x4">
        <PageHeader title={t('join.invitation.unknown.title')} lead={t('join.invitation.unknown.body')} />
        <CodeForm onCode={onCode} />
        <div>
          <ButtonLink variant="secondary" href={paths.joinPatient()}>
            {t('join.without')}
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  );
}
