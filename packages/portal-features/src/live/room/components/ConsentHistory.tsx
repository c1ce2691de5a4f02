import { Accordion, Stack, Text } from '@sakina/design-system';
import { listRecordingConsents } from '@sakina/platform/contract';
import type { RecordingConsent } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { Bulleted, ReadView } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';

export interface ConsentHistoryProps {
  /** Name of the room, as in its address. */
  roomName: string;
  /** The secret of one's own place. */
  participantId: string;
}

/** What was answered about the recording, when and to which text: one's own answers, or everyone's for the host. */
export function ConsentHistory(props: ConsentHistoryProps) {
  const t = useSessionText();
  const [open, setOpen] = useState<readonly string[]>([]);
  const content = open.length > 0 ? <Answers {...props} /> : null;
  return (
    <Accordion items={[{ id: 'history', title: t('consent.history'), content }]} open={open} onOpenChange={setOpen} />
  );
}

function Answers({ roomName, participantId }: ConsentHistoryProps) {
  const t = useSessionText();
  const words = useAnswerText();
  return (
    <ReadView
      read={useOperation(
        listRecordingConsents,
        { params: { roomName }, secret: participantId },
        { keepPrevious: true },
      )}
      loading={<Text tone="muted">{t('consent.history.loading')}</Text>}
    >
      {({ items, textVersion }) => (
        <Stack gap="x1">
          {items.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('consent.history.empty')}
            </Text>
          ) : (
            <Bulleted items={items.map(words)} />
          )}
          <Text size="xs" tone="muted">
            {t('consent.history.text', { version: textVersion })}
          </Text>
        </Stack>
      )}
    </ReadView>
  );
}

/** One answer as a sentence: who, when, what, and when it was taken back. */
function useAnswerText(): (answer: RecordingConsent) => string {
  const t = useSessionText();
  const format = useFormat();
  return ({ displayName, scopes, answeredAt, withdrawnAt }) => {
    const time = format.time(answeredAt);
    if (scopes.length === 0) return t('consent.history.no', { name: displayName, time });
    const what = format.list(scopes.map((scope) => t(`consent.scopes.${scope}`)));
    return withdrawnAt === null
      ? t('consent.history.yes', { name: displayName, time, what })
      : t('consent.history.withdrawn', { name: displayName, time, what, until: format.time(withdrawnAt) });
  };
}
