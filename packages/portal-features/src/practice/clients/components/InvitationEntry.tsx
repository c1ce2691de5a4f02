import { Button, Inline, Status, Text, useToast } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import { withdrawInvitation } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { Invitation, InvitationStatus } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { ErrorNotice } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';
import { entryStyle } from './ClientsDesk.styles.ts';

export interface InvitationEntryProps {
  /** The invitation that the entry shows. */
  invitation: Invitation;
  /** Called once it is taken back; its button is gone then. */
  onWithdrawn: () => void;
}

const Entry = styled.li`${entryStyle}`;
const TONES: Record<InvitationStatus, StatusTone> = {
  PENDING: 'waiting',
  ACCEPTED: 'success',
  WITHDRAWN: 'ended',
  EXPIRED: 'warning',
};

/** One invitation: to whom, how it stands, and the way to take an open one back. */
export function InvitationEntry({ invitation, onWithdrawn }: InvitationEntryProps) {
  const t = useClientsText();
  const format = useFormat();
  const toast = useToast();
  const withdraw = useAction(withdrawInvitation);
  const [isAsking, setAsking] = useState(false);
  const { id, email, recipientName, status, createdAt, expiresAt } = invitation;
  const who = recipientName ?? email;

  async function takeBack() {
    try {
      await withdraw.run({ params: { id } });
      toast({ tone: 'success', title: t('invitations.withdrawn', { name: who }) });
      onWithdrawn();
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
    }
  }
  return (
    <Entry>
      <Inline gap="x2" justify="between">
        <Text as="span" weight="strong">
          <bdi>{who}</bdi>
        </Text>
        <Status size="small" tone={TONES[status]}>
          {t(`invitations.status.${status}`)}
        </Status>
      </Inline>
      <Text size="sm" tone="muted">
        {recipientName !== null && <bdi>{email} · </bdi>}
        {t(status === 'PENDING' ? 'invitations.until' : 'invitations.at', {
          day: format.shortDate(status === 'PENDING' ? expiresAt : createdAt),
        })}
      </Text>
      <ErrorNotice error={withdraw.error} />
      {status === 'PENDING' &&
        (isAsking ? (
          <Inline gap="x1">
            <Text size="sm">{t('invitations.withdraw.effect')}</Text>
            <Button size="small" variant="danger" isPending={withdraw.isRunning} onPress={() => void takeBack()}>
              {t('invitations.withdraw.confirm')}
            </Button>
            <Button size="small" variant="quiet" onPress={() => setAsking(false)}>
              {t('invitations.keep')}
            </Button>
          </Inline>
        ) : (
          <div>
            <Button
              size="small"
              variant="quiet"
              onPress={() => setAsking(true)}
              aria-label={t('invitations.withdraw.label', { name: who })}
            >
              {t('invitations.withdraw')}
            </Button>
          </div>
        ))}
    </Entry>
  );
}
