import { Button, Inline, Stack, Text, useToast } from '@sakina/design-system';
import { resendStaffInvitation } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { AdminUserDetail, StaffInvitation } from '@sakina/platform/contract';
import { useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { RefusedAct, usePlaceTime } from '../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';

const RevokeDialog = lazyPanel(() => import('./RevokeDialog.tsx').then((m) => m.RevokeDialog));

export interface InvitationPanelProps {
  /** The person whose account it is. */
  user: AdminUserDetail;
  /** The invitation that it shows. */
  invitation: StaffInvitation;
}

/** How an invitation of staff stands: it can be sent again with a new link, and revoked while it is open (ADM-29). */
export function InvitationPanel({ user, invitation }: InvitationPanelProps) {
  const t = useAdminUsersText();
  const moment = usePlaceTime();
  const toast = useToast();
  const resend = useAction(resendStaffInvitation);
  const [isRevoking, setRevoking] = useState(false);
  const name = user.displayName;
  const { status, sentAt, sentBy, expiresAt } = invitation;
  return (
    <Stack gap="x1">
      <Text size="sm">
        {sentBy === null
          ? t('invitation.sent', { when: moment(sentAt) })
          : t('invitation.sentBy', { when: moment(sentAt), by: sentBy })}{' '}
        {t(`invitation.${status}`, { when: moment(expiresAt) })}
      </Text>
      {resend.error && <RefusedAct error={resend.error} />}
      <Inline>
        <Button
          size="small"
          variant="secondary"
          isPending={resend.isRunning}
          onPress={() =>
            void resend.run({ params: { id: user.id } }).then(
              () => toast({ tone: 'success', title: t('invitation.resent', { name }) }),
              () => undefined,
            )
          }
        >
          {t('invitation.resend')}
        </Button>
        {status === 'PENDING' && (
          <Button size="small" variant="secondary" onPress={() => setRevoking(true)}>
            {t('invitation.revoke')}
          </Button>
        )}
      </Inline>
      {isRevoking && <RevokeDialog user={user} onClose={() => setRevoking(false)} />}
    </Stack>
  );
}
