import { useIdle } from '@sakina/design-system';
import { useEffect, useState } from 'react';
import { lazyPanel } from '../lazy-panel.tsx';
import type { CrisisWatchProps } from './CrisisWatch.tsx';

// The words of danger and the help are code that no first load carries (FAST-1).
const Watch = lazyPanel(() => import('./CrisisWatch.tsx').then((m) => m.CrisisWatch));

export interface HelpBesideProps extends CrisisWatchProps {
  /**
   * Whether the page shows crisis help in another place already; then none stands here, so that it is there once.
   * @default false
   */
  isShownElsewhere?: boolean;
}

/**
 * Crisis help beside a field in which a client writes in their own words: in the moment that danger is typed, and
 * whatever becomes of the text (CARE-1). Once it stands there it stays, so that it does not come and go with every
 * word; it takes no focus, changes nothing that was typed and hinders nothing. Every such field has one:
 * tests/architecture/crisis-watch.test.ts.
 */
export function HelpBeside({ isShownElsewhere = false, ...watch }: HelpBesideProps) {
  const isIdle = useIdle();
  const [attempt, setAttempt] = useState(0);
  if (isShownElsewhere || !(isIdle || watch.isAsked || watch.text.trim() !== '')) return null;
  return (
    <Watch
      key={attempt}
      {...watch}
      failed={() => <Failed text={watch.text} onTypedOn={() => setAttempt((count) => count + 1)} />}
    />
  );
}

/**
 * Loads the watch again when something more is typed: an error beside the field would only be in the way of the writer.
 */
function Failed({ text, onTypedOn }: { text: string; onTypedOn: () => void }) {
  const [failedAt] = useState(text);
  const isTypedOn = text !== failedAt;
  useEffect(() => {
    if (isTypedOn) onTypedOn();
  }, [isTypedOn, onTypedOn]);
  return null;
}
