import { Button, Stack, Text } from '@sakina/design-system';
import { useState } from 'react';
import { ErrorNotice } from '../../shared/index.ts';
import { useReadCancellationText } from '../api/use-read-cancellation-text.ts';
import { useAdminSessionsText } from '../messages/index.ts';

/**
 * What someone wrote about why a session was cancelled: it is not in the answers that the lists have, and reading it leaves an entry
 * in the audit log (ADM-62).
 */
export function CancellationText({ sessionId }: { sessionId: string }) {
  const t = useAdminSessionsText();
  const reading = useReadCancellationText();
  const [text, setText] = useState<string | null>(null);

  async function show() {
    try {
      setText((await reading.run({ params: { id: sessionId } })).text);
    } catch {
      // The error is shown above the button.
    }
  }
  return (
    <Stack gap="half" align="start">
      {reading.error && <ErrorNotice error={reading.error} />}
      <div role="status">{text !== null && <Text dir="auto">{text}</Text>}</div>
      <Button
        size="small"
        variant="secondary"
        isPending={reading.isRunning}
        onPress={() => (text === null ? void show() : setText(null))}
      >
        {t(text === null ? 'words.show' : 'words.hide')}
      </Button>
      {text === null && (
        <Text size="sm" tone="muted">
          {t('words.help')}
        </Text>
      )}
    </Stack>
  );
}
