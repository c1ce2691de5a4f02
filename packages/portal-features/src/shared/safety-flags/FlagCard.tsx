import { Badge, Banner, Button, Card, Heading, Inline, Stack, Text } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { lazyPanel } from '../lazy-panel.tsx';
import { FlagContact } from './FlagContact.tsx';
import type { FlaggedMeasure } from './flag-list.ts';
import { isOpen } from './flag-list.ts';
import { useSafetyText } from './messages/index.ts';

const SafetyPlanOf = lazyPanel(() => import('./SafetyPlanOf.tsx').then((m) => m.SafetyPlanOf));
const AcknowledgeDialog = lazyPanel(() => import('./AcknowledgeDialog.tsx').then((m) => m.AcknowledgeDialog));

export interface FlagCardProps {
  measure: FlaggedMeasure;
  /** Called when the server says that it stands otherwise than shown. */
  onStale: () => void;
}

/** One answer about self-harm: who, what, when, how they can be reached, and what was done once it was seen. */
export function FlagCard({ measure, onStale }: FlagCardProps) {
  const t = useSafetyText();
  const format = useFormat();
  const [isPlanOpen, setPlanOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const seen = useRef<HTMLDivElement>(null);
  const [isSeenHere, setSeenHere] = useState(false);
  const { client, flag, result } = measure;
  const name = client.displayName;
  const open = isOpen(measure);
  useEffect(() => {
    // The button that was pressed has gone with the answer.
    if (isSeenHere && !open) seen.current?.focus();
  }, [isSeenHere, open]);

  if (flag.acknowledgement) {
    const { at, byName, notes } = flag.acknowledgement;
    return (
      <li>
        <div ref={seen} tabIndex={-1}>
          <Banner tone="success" urgency="none" title={t('done.title', { name })}>
            {t('done.body', { by: byName, day: format.dayInWords(at), time: format.time(at), notes })}
          </Banner>
        </div>
      </li>
    );
  }
  const when = { day: format.dayInWords(flag.raisedAt), time: format.time(flag.raisedAt) };
  return (
    <Card as="li" tone="warm">
      <Stack gap="x1h">
        <Stack gap="half">
          <Heading level={3} size="xl">
            <bdi>{name}</bdi>
          </Heading>
          <div>
            <Badge tone="danger">{t(`answer.${flag.answer as 1 | 2 | 3}`)}</Badge>
          </div>
          <Text size="sm">
            {result ? t('when.score', { ...when, score: format.number(result.score) }) : t('when', when)}
          </Text>
        </Stack>
        <FlagContact client={client} />
        <Inline gap="x1">
          <Button variant="action" aria-label={t('seenOf', { name })} onPress={() => setAsking(true)}>
            {t('seen')}
          </Button>
          <Button
            variant="secondary"
            aria-expanded={isPlanOpen}
            aria-label={t('plan.showOf', { name })}
            onPress={() => setPlanOpen(!isPlanOpen)}
          >
            {t('plan.show')}
          </Button>
        </Inline>
        {isPlanOpen && <SafetyPlanOf client={client} />}
      </Stack>
      {isAsking && (
        <AcknowledgeDialog
          measure={measure}
          onClose={() => setAsking(false)}
          onSaved={() => {
            setAsking(false);
            setSeenHere(true);
          }}
          onStale={onStale}
        />
      )}
    </Card>
  );
}
