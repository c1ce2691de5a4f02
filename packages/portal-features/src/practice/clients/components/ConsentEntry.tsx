import { Button, Heading, Inline, Status, Text } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import type { ClientConsent } from '@sakina/platform/contract';
import { consentActs, consentStateOf } from '@sakina/platform/domain';
import type { ConsentState } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useConsentName, useConsentText } from '../../../shared/consent-names/index.ts';
import { useClientsText } from '../messages/index.ts';
import { entryStyle } from './ClientsDesk.styles.ts';
import { useMoment } from './use-moment.ts';

export interface ConsentEntryProps {
  /** The consent that it is about. */
  consent: ClientConsent;
  /** Called to take it, or an open request, back. */
  onWithdraw: () => void;
}

const Entry = styled.li`${entryStyle}`;
const TONES: Record<ConsentState, StatusTone> = {
  REQUESTED: 'waiting',
  GIVEN: 'success',
  OUTDATED: 'warning',
  REPLACED: 'ended',
  DECLINED: 'danger',
  WITHDRAWN: 'ended',
  RETRACTED: 'ended',
};

/** One consent: what it is for, how it stands, and by whom, when, how and to which text. */
export function ConsentEntry({ consent, onWithdraw }: ConsentEntryProps) {
  const t = useClientsText();
  const format = useFormat();
  const moment = useMoment();
  const names = useConsentText();
  const nameOf = useConsentName();
  const { status, textVersion, currentVersion, withdrawal, replacedAt } = consent;
  const name = nameOf(consent);
  const state = consentStateOf(consent);
  const act = consentActs(consent, 'PROVIDER').includes('RETRACT') ? 'REQUESTED' : 'GIVEN';
  return (
    <Entry>
      <Inline gap="x2" justify="between" align="start">
        <Heading level={3} size="sm">
          <bdi>{name}</bdi>
        </Heading>
        <Status size="small" tone={TONES[state]}>
          {names(`state.${state}`)}
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
          {t('consent.asked', { moment: moment(consent.requestedAt, 'sentence') })}
        </Text>
      )}
      {state === 'OUTDATED' && (
        <Status size="small" tone="warning">
          {t('consent.old', { version: currentVersion })}
        </Status>
      )}
      {withdrawal && (
        <Text size="sm">
          <bdi>
            {withdrawal.notes === null
              ? t('consent.withdrawnByClient', { moment: moment(withdrawal.at), name: withdrawal.recordedByName })
              : t(state === 'RETRACTED' ? 'consent.retracted' : 'consent.withdrawn', {
                  moment: moment(withdrawal.at),
                  name: withdrawal.recordedByName,
                  notes: withdrawal.notes,
                })}
          </bdi>
        </Text>
      )}
      {replacedAt !== undefined && (
        <Text size="sm" tone="muted">
          {t('consent.replaced', { moment: moment(replacedAt, 'sentence') })}
        </Text>
      )}
      {consentActs(consent, 'PROVIDER').length > 0 && (
        <div>
          <Button
            size="small"
            variant="quiet"
            onPress={onWithdraw}
            aria-label={t('consent.withdraw.label', {
              action: t(`consent.withdraw.${act}`),
              name,
            })}
          >
            {t(`consent.withdraw.${act}`)}
          </Button>
        </div>
      )}
    </Entry>
  );
}
