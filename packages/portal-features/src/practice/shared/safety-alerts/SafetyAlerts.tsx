import { Banner, Button, lazyPart, Section, Stack } from '@sakina/design-system';
import type { SafetyAlert } from '@sakina/platform/contract';
import { Suspense, useState } from 'react';
import { FocusStop } from '../../../shared/FocusStop.tsx';
import { usePreload } from '../../../shared/lazy-panel.tsx';
import { useSafetyAlerts } from './api/safety-alerts.ts';
import { useSafetyAlertText } from './messages/index.ts';
import { SafetyAlertCard } from './SafetyAlertCard.tsx';

const AcknowledgeDialog = lazyPart(() => import('./AcknowledgeDialog.tsx').then((m) => m.AcknowledgeDialog));

const NEXT = [AcknowledgeDialog];
const NONE: typeof NEXT = [];

/**
 * Clients who told of danger, first on the provider's pages until a person says what they did (CARE-1, CARE-2). Nothing
 * is shown while there is none.
 */
export function SafetyAlerts() {
  const t = useSafetyAlertText();
  const { data, error, reload } = useSafetyAlerts();
  const [asked, setAsked] = useState<SafetyAlert | null>(null);
  const [news, setNews] = useState({ said: '', count: 0 });
  const items = data?.items ?? [];
  const isNeeded = items.length > 0;
  usePreload(isNeeded ? NEXT : NONE);

  function close(said?: string) {
    setAsked(null);
    // The card that held the focus goes.
    if (said !== undefined) setNews({ said, count: news.count + 1 });
  }
  return (
    <>
      {news.count > 0 && <FocusStop key={news.count}>{news.said}</FocusStop>}
      {error !== undefined && items.length === 0 && (
        <Banner
          tone="danger"
          title={t('loadFailed')}
          actions={
            <Button size="small" variant="secondary" onPress={reload}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {items.length > 0 && (
        <Section title={t('title')}>
          <Stack as="ul" gap="x2" aria-label={t('list')}>
            {items.map((alert) => (
              <SafetyAlertCard key={alert.id} alert={alert} onSeen={() => setAsked(alert)} />
            ))}
          </Stack>
        </Section>
      )}
      {asked && (
        <Suspense fallback={null}>
          <AcknowledgeDialog key={asked.id} alert={asked} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
