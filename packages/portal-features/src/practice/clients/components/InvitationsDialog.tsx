import { Button, Dialog, EmptyState, Heading, Stack } from '@sakina/design-system';
import { listInvitations } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useRef } from 'react';
import { LoadingLines, ReadList } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';
import { InvitationEntry } from './InvitationEntry.tsx';
import { InvitationForm } from './InvitationForm.tsx';

export interface InvitationsDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
}

/** Invites someone to become a client, and lists those who were invited (CLOUD-85, CLOUD-86, CLOUD-87). */
export function InvitationsDialog({ isOpen, onOpenChange }: InvitationsDialogProps) {
  const t = useClientsText();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
      size="lg"
      title={t('invitations.title')}
      actions={
        <Button variant="secondary" onPress={() => onOpenChange(false)}>
          {t('close')}
        </Button>
      }
    >
      <Invitations />
    </Dialog>
  );
}

function Invitations() {
  const t = useClientsText();
  const read = useOperation(listInvitations, { query: {} });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="x4">
      <InvitationForm />
      <Stack as="section" gap="x1" aria-label={t('invitations.sent')}>
        <Heading ref={heading} level={3} tabIndex={-1}>
          {t('invitations.sent')}
        </Heading>
        <ReadList
          read={read}
          loading={<LoadingLines label={t('invitations.loading')} lines={[4]} />}
          empty={
            <EmptyState title={t('invitations.empty.title')} illustration={null} headingLevel={4}>
              {t('invitations.empty.body')}
            </EmptyState>
          }
        >
          {(invitation) => (
            <InvitationEntry key={invitation.id} invitation={invitation} onWithdrawn={() => heading.current?.focus()} />
          )}
        </ReadList>
      </Stack>
    </Stack>
  );
}
