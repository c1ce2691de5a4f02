import { BadgeCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Heading, Section, Stack, Text, theme } from '@sakina/design-system';
import type { Credential, ProviderProfile } from '@sakina/platform/contract';
import { useClock, useFormat } from '@sakina/platform/react';
import { credentialState } from '../model/credential-state.ts';
import { useDirectoryText } from '../messages/index.ts';

const ICONS = {
  VERIFIED: <BadgeCheck aria-hidden />,
  UNVERIFIED: <CircleDashed aria-hidden />,
  EXPIRED: <TriangleAlert aria-hidden />,
};

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.x1h};
  & > svg { inline-size: 1.25rem; block-size: 1.5rem; color: ${theme.color.textMuted}; }
  &[data-state='VERIFIED'] > svg { color: ${theme.color.success}; }
  &[data-state='EXPIRED'] > svg { color: ${theme.color.warning}; }
`;

/** Licences, trainings and standings, each with who gave it and whether it was checked. */
export function Credentials({ provider }: { provider: ProviderProfile }) {
  const t = useDirectoryText();
  return (
    <Section title={t('credentials.title')}>
      {provider.credentials.length === 0 ? (
        <Text tone="muted">{t('credentials.none')}</Text>
      ) : (
        <Stack as="ul" gap="x2">
          {provider.credentials.map((credential) => (
            <Item
              key={`${credential.title} ${credential.issuer}`}
              credential={credential}
              timeZone={provider.timeZone}
            />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Item({ credential, timeZone }: { credential: Credential; timeZone: string }) {
  const t = useDirectoryText();
  const format = useFormat();
  const clock = useClock();
  const today = format.dateIn(new Date(clock.now()).toISOString(), timeZone);
  const state = credentialState(credential, today);
  const date = (value: string | null) => (value ? format.date(value, { dateStyle: 'medium' }) : '');
  const facts = {
    VERIFIED: [
      t('credentials.verified', { date: date(credential.verifiedOn) }),
      credential.expiresOn && t('credentials.expires', { date: date(credential.expiresOn) }),
    ],
    UNVERIFIED: [t('credentials.unverified')],
    EXPIRED: [t('credentials.expired', { date: date(credential.expiresOn) })],
  }[state];
  return (
    <Row data-state={state}>
      {ICONS[state]}
      <Stack gap="none">
        <Heading level={3} size="md">
          <bdi>{credential.title}</bdi>
        </Heading>
        <Text size="sm">
          <bdi>{credential.issuer}</bdi>
          {credential.number && <> · {t('credentials.number', { number: credential.number })}</>}
        </Text>
        <Text size="sm" tone={state === 'EXPIRED' ? 'warning' : 'muted'}>
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </Row>
  );
}
