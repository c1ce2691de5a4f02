import { Stack } from '@sakina/design-system';
import { readCancellationText } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { LoggedText } from '../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';

/** What someone wrote about why a session was cancelled; it is not in the answers that the lists have (ADM-62). */
export function CancellationText({ sessionId }: { sessionId: string }) {
  const t = useAdminSessionsText();
  const { run, isRunning, error } = useAction(readCancellationText);
  return (
    <Stack gap="half" align="start">
      <LoggedText
        read={async () => (await run({ params: { id: sessionId } })).text}
        isReading={isRunning}
        error={error}
        labels={{ show: t('words.show'), hide: t('words.hide'), help: t('words.help') }}
      />
    </Stack>
  );
}
