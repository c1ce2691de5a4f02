import { Text } from '@sakina/design-system';
import { useSessionText } from '../messages/index.ts';
import { useCapture } from './use-capture.ts';
import type { CaptureOptions } from './use-capture.ts';

/** How many parts may wait before it is said: less is the ordinary way of sending. */
const FEW = 5;

/** Captures a session in its provider's browser and says when what was captured is slow to arrive. */
export function CapturedHere(props: CaptureOptions) {
  const t = useSessionText();
  const waiting = useCapture(props);
  return (
    <Text as="div" size="sm" tone="muted" role="status">
      {waiting > FEW && t('recording.sending', { count: waiting })}
    </Text>
  );
}
