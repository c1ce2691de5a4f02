import { Button, FormActions, Heading, Inline, Stack, Status, Text } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import type { OwnClientConsent } from '@sakina/platform/contract';
import { consentActs, consentStateOf } from '@sakina/platform/domain';
import type { ConsentState } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useConsentName, useConsentText } from '../../../shared/consent-names/index.ts';
import { useProfileText } from '../messages/index.ts';

export interface OwnConsentProps {
  /** The consent and with whom it is. */
  consent: OwnClientConsent;
  /** Whether its answer is being sent. */
  isBusy: boolean;
  /** Called to give or decline it. */
  onAnswer: (answer: 'GIVEN' | 'DECLINED') => void;
  /** Called to be asked whether to withdraw it. */
  onWithdraw: () => void;
}

const TONES: Record<ConsentState, StatusTone> = {
  REQUESTED: 'waiting',
  GIVEN: 'success',
  OUTDATED: 'success',
  REPLACED: 'ended',
  DECLINED: 'ended',
  WITHDRAWN: 'ended',
  RETRACTED: 'ended',
};
const HOW = { ONLINE: 'given', IN_PERSON: 'givenInPerson', ON_PAPER: 'givenOnPaper' } as const;

/**
 * One consent as its client reads it: its text, its state with dates, and what they can do. Yes and no have the same
 * weight.
 */
export function OwnConsent({ consent, isBusy, onAnswer, onWithdraw }: OwnConsentProps) {
  const t = useProfileText();
  const names = useConsentText();
  const nameOf = useConsentName();
  const format = useFormat();
  const { kind, recipient, requestedAt, decidedAt, withdrawal, how } = consent;
  const name = consent.provider.displayName;
  const state = consentStateOf(consent);
  const acts = consentActs(consent, 'CLIENT');
  const title = nameOf(consent);
  const moment = (at: string) => t('consents.moment', { day: format.shortDate(at), time: format.time(at) });
  const labelOf = (action: string) => t('consents.actOf', { action, consent: title, name });
  const facts = [
    requestedAt !== null && how !== 'IN_PERSON' && how !== 'ON_PAPER'
      ? t('consents.asked', { name, moment: moment(requestedAt) })
      : null,
    decidedAt !== null
      ? t(consent.status === 'DECLINED' ? 'consents.declined' : `consents.${HOW[how ?? 'ONLINE']}`, {
          name,
          moment: moment(decidedAt),
        })
      : null,
    withdrawal &&
      t(
        state === 'RETRACTED'
          ? 'consents.retracted'
          : withdrawal.notes === null
            ? 'consents.withdrawn'
            : 'consents.withdrawnFor',
        { name: withdrawal.recordedByName, moment: moment(withdrawal.at) },
      ),
  ].filter((fact) => fact !== null);
  return (
    <Stack as="li" gap="x1">
      <Inline gap="x2" justify="between" align="start">
        <Heading level={3} size="sm">
          <bdi>{title}</bdi>
        </Heading>
        <Status size="small" tone={TONES[state]}>
          {names(`state.${state}`)}
        </Status>
      </Inline>
      <Text size="sm" weight="strong">
        <bdi>{t('consents.with', { name })}</bdi>
      </Text>
      <Text measure>{names(`text.${kind}`, { name, recipient: recipient ?? '' })}</Text>
      {facts.map((fact) => (
        <Text key={fact} size="sm" tone="muted">
          <bdi>{fact}</bdi>
        </Text>
      ))}
      {acts.includes('GIVE') && consent.isOnHold && <Text size="sm">{t('consents.onHold', { name })}</Text>}
      {acts.includes('GIVE') && !consent.isOnHold && (
        <>
          <Text size="sm">{t(kind === 'TREATMENT' ? 'consents.equal.TREATMENT' : 'consents.equal', { name })}</Text>
          <FormActions>
            <Button
              variant="secondary"
              isPending={isBusy}
              aria-label={labelOf(t('consents.decline'))}
              onPress={() => onAnswer('DECLINED')}
            >
              {t('consents.decline')}
            </Button>
            <Button
              variant="secondary"
              isPending={isBusy}
              aria-label={labelOf(t('consents.give'))}
              onPress={() => onAnswer('GIVEN')}
            >
              {t('consents.give')}
            </Button>
          </FormActions>
        </>
      )}
      {acts.includes('WITHDRAW') && (
        <div>
          <Button size="small" variant="quiet" aria-label={labelOf(t('consents.withdraw'))} onPress={onWithdraw}>
            {t('consents.withdraw')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
