import { Card, Heading, Stack, Status, Text } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import type { Credential } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useCredentialsText } from '../messages/index.ts';
import { byUrgency, expiryOf } from '../model/expiry.ts';
import type { ExpiryStage } from '../model/expiry.ts';

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TONES: Record<ExpiryStage, StatusTone> = {
  none: 'neutral',
  valid: 'success',
  within90: 'waiting',
  within60: 'waiting',
  within30: 'warning',
  within7: 'danger',
  gone: 'danger',
};
const EFFECTS = {
  within90: 'effect.within90',
  within60: 'effect.within90',
  within30: 'effect.within30',
  within7: 'effect.within30',
  gone: 'effect.gone',
} as const;

export interface CredentialListProps {
  /** Credentials, as they were read. */
  credentials: readonly Credential[];
  /** Calendar date `YYYY-MM-DD` of the provider's zone. */
  today: string;
  /** Accessible name of the list. */
  label: string;
}

/** What is on file, what needs to be done first at the head, each with its end and what happens then in words. */
export function CredentialList({ credentials, today, label }: CredentialListProps) {
  const t = useCredentialsText();
  if (credentials.length === 0) return <Text tone="muted">{t('list.empty')}</Text>;
  return (
    <Stack as="ul" gap="x2" aria-label={label}>
      {byUrgency(credentials, today).map((credential) => (
        <CredentialCard
          key={`${credential.issuer} ${credential.title} ${credential.number}`}
          credential={credential}
          today={today}
        />
      ))}
    </Stack>
  );
}

function CredentialCard({ credential, today }: { credential: Credential; today: string }) {
  const t = useCredentialsText();
  const format = useFormat();
  const { title, issuer, number, verifiedOn, expiresOn } = credential;
  const { stage, days } = expiryOf(credential, today);
  const date = expiresOn === null ? '' : format.date(expiresOn, LONG);
  const words = {
    none: () => t('expiry.none'),
    valid: () => t('expiry.valid', { date }),
    soon: () => t('expiry.soon', { count: days ?? 0, date }),
    gone: () => t('expiry.gone', { date }),
  };
  const kind = stage === 'none' || stage === 'valid' || stage === 'gone' ? stage : 'soon';
  return (
    <Card as="li">
      <Stack gap="half">
        <Heading level={3} size="lg">
          <bdi>{title}</bdi>
        </Heading>
        <Text size="sm">
          <bdi>{issuer}</bdi>
        </Text>
        {number !== null && (
          <Text size="sm" tone="muted">
            {t('number', { number: `\u2068${number}\u2069` })}
          </Text>
        )}
        <Text size="sm" tone="muted">
          {verifiedOn === null ? t('verifiedOn.none') : t('verifiedOn', { date: format.date(verifiedOn, LONG) })}
        </Text>
        <div>
          <Status tone={TONES[stage]}>{words[kind]()}</Status>
        </div>
        {stage in EFFECTS && <Text size="sm">{t(EFFECTS[stage as keyof typeof EFFECTS])}</Text>}
      </Stack>
    </Card>
  );
}
