import { Inline, Spinner, Text, useElapsed } from '@sakina/design-system';
import { useStageText } from './messages/index.ts';

/** Milliseconds after which it is said what is being tried (SEC-13). */
const LONG_MS = 10_000;

/** A call that is coming about. */
export function Connecting() {
  const t = useStageText();
  const isLong = useElapsed(LONG_MS);
  return (
    <Inline gap="x1">
      <Spinner aria-hidden />
      <Text role="status">{t(isLong ? 'connecting.long' : 'connecting')}</Text>
    </Inline>
  );
}
