import { Button, Heading, Inline, Status, Text } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import type { ClientConsent, ClientConsentStatus } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useClientsText } from '../messages/index.ts';
import { entryStyle } from './ClientsDesk.styles.ts';
import { useMoment } from './use-moment.ts';

export interface ConsentEntryProps {
  consent: ClientConsent;
  /** Called to take it, or an open request, back. */
  onWithdraw: () => void;
}

const Entry = styled.li`${entryStyle}`;
const TONES: Record<ClientConsentStatus, StatusTone> = {
  REQUESTED: 'waiting',
  GIVEN: 'success',
  DECLINED: 'danger',
  WITHDRAWN: 'neutral',
};

/** One consent: what it is for, how it stands, and by whom, when, how and to which text. */
export function ConsentEntry({ consent, onWithdraw }: ConsentEntryProps) {
  const t = useClientsText();
  const format = useFormat();
  const moment = useMoment();
  const { kind, status, textVersion, currentVersion, withdrawal } = consent;
  const name = t(`consent.kind.${kind}`);
  const isOld = status === 'GIVEN' && textVersion < currentVersion;
  return (
    <Entry>
      <Inline gap="x2" justify="between" align="start">
        <Heading level={3} size="sm">
          {consent.recipient === null ? name : <bdi>{t('consent.release', { recipient: consent.recipient })}</bdi>}
        </Heading>
        <Status size="small" tone={TONES[status]}>
          {t(`consent.status.${status}`)}
        </Status>
      </Inline>
      <Text size="sm">{t('consent.text', { version: textVersion, language: format.language(consent.language) })}</Text>
      {consent.decidedAt !== null && (
        <Text size="sm" tone="muted">
          {t(status === 'DECLINED' ? 'consent.declined' : 'consent.given', {
            name: consent.decidedByName ?? t('consent.someone'),
            moment: moment(consent.decidedAt),
            how: t(`consent.how.${consent.how ?? 'ONLINE'}`),
          })}
        </Text>
      )}
      {consent.decidedAt === null && consent.requestedAt !== null && (
        <Text size="sm" tone="muted">
          {t('consent.asked', { moment: moment(consent.requestedAt) })}
        </Text>
      )}
      {isOld && (
        <Status size="small" tone="warning">
          {t('consent.old', { version: currentVersion })}
        </Status>
      )}
      {withdrawal && (
        <Text size="sm">
          <bdi>
            {t('consent.withdrawn', {
              moment: moment(withdrawal.at),
              name: withdrawal.recordedByName,
              notes: withdrawal.notes,
            })}
          </bdi>
        </Text>
      )}
      {(status === 'GIVEN' || status === 'REQUESTED') && (
        <div>
          <Button
            size="small"
            variant="quiet"
            onPress={onWithdraw}
            aria-label={t('consent.withdraw.label', {
              action: t(`consent.withdraw.${status}`),
              name: consent.recipient ?? name,
            })}
          >
            {t(`consent.withdraw.${status}`)}
          </Button>
        </div>
      )}
    </Entry>
  );
}
