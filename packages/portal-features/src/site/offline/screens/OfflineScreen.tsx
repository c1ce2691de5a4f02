import { Banner, Button, Container, PageHeader, Section, Stack, Text } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { HelpNow } from '../../../shared/index.ts';
import { useOfflineText } from '../messages/index.ts';

/** Something that was kept, and when it was read. */
export interface KeptPart {
  content: ReactNode;
  /** Epoch milliseconds. */
  at: number;
}

export interface OfflineScreenProps {
  /** Which page was asked for: what belongs to it comes first; null for one that needs a connection. */
  asked: 'session' | 'plan' | null;
  session: KeptPart | null;
  plan: KeptPart | null;
  /**
   * Epoch milliseconds at which the session is over, and this page with it; null where there is none: then nothing is
   * to be read.
   */
  until: number | null;
  /** Whether someone is just being asked who is signed in. */
  isTrying: boolean;
  /** Called to try again. */
  onRetry: () => void;
}

/**
 * What an unexpired session may read without a connection: the next appointment and the safety plan, as they were
 * (SEC-17).
 */
export function OfflineScreen({ asked, session, plan, until, isTrying, onRetry }: OfflineScreenProps) {
  const t = useOfflineText();
  const format = useFormat();
  const part = (name: 'session' | 'plan', kept: KeptPart | null) => {
    const at = kept && new Date(kept.at).toISOString();
    return (
      <Section
        key={name}
        title={t(`${name}.title`)}
        {...(at !== null && { description: t('storedAt', { day: format.dayInSentence(at), time: format.time(at) }) })}
      >
        {kept ? (
          kept.content
        ) : (
          <Text tone="muted" measure>
            {t(`${name}.none`)}
          </Text>
        )}
      </Section>
    );
  };
  const isReadable = until !== null;
  const parts = [part('session', session), part('plan', plan)];
  return (
    <Container width="text" pad="page">
      <PageHeader title={t('title')} lead={t(isReadable ? 'lead' : 'here')}>
        {isReadable && (
          <Text size="sm" tone="muted">
            {t('until', { time: format.time(new Date(until).toISOString()) })}
          </Text>
        )}
      </PageHeader>
      <Stack gap="section">
        {isReadable && asked === null && <Banner urgency="none" title={t('here')} />}
        {(asked === 'plan' || !isReadable) && <HelpNow />}
        {isReadable && (asked === 'plan' ? parts.toReversed() : parts)}
        <Section title={t('else.title')}>
          <Stack gap="x2" align="start">
            <Text measure>{t('else.body')}</Text>
            <Button variant="secondary" isPending={isTrying} onPress={onRetry}>
              {t('again')}
            </Button>
          </Stack>
        </Section>
      </Stack>
    </Container>
  );
}
