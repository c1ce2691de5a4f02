import { useFormat } from '@sakina/platform/react';
import { HelpNow, useCrisisText } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';

export interface CrisisHelpProps {
  /** Whether the server heard words of crisis in what was just written. */
  isShown: boolean;
  /** What becomes of what was written: kept for its writer, or not kept at all. It decides what the help says of it. */
  store: 'kept' | 'notKept';
  /**
   * The names of those who can read what was kept.
   * @default no one
   */
  readers?: readonly string[];
  /**
   * Place of its heading in the outline of the page.
   * @default 2
   */
  titleLevel?: 2 | 3;
}

/**
 * Help from people, at once and before anything else, where words of crisis were written (CARE-1). It takes the focus
 * and says so.
 */
export function CrisisHelp({ isShown, store, readers = [], titleLevel = 2 }: CrisisHelpProps) {
  const t = useDeenyaText();
  const format = useFormat();
  // Read with the page: texts that arrive with the help would replace what stands around it by its placeholder.
  useCrisisText();
  return isShown ? (
    <HelpNow isAnswer titleLevel={titleLevel}>
      {readers.length > 0 ? t('crisis.shared', { names: format.list(readers) }) : t(`crisis.${store}`)}
    </HelpNow>
  ) : null;
}
