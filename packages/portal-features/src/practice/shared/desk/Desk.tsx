import { ListPane } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export interface DeskProps {
  /** Names the list, which is a part of the navigation. */
  label: string;
  /** The list. The link of each row names in `data-opens` the id of what it opens. */
  list: ReactNode;
  /** Id of what the reader opened; none while they are at the list. */
  chosenId: string | null | undefined;
  /**
   * Whether what stands beside the list takes its place on a phone.
   * @default whether something is chosen
   */
  isOpen?: boolean;
  /** What is open. */
  children: ReactNode;
}

/**
 * A list and what is open of it, side by side where there is room. On phones the list takes the place of what was
 * open, and the focus goes back to the row that it was opened from.
 */
export function Desk({ chosenId, isOpen = Boolean(chosenId), ...rest }: DeskProps) {
  const desk = useRef<HTMLDivElement>(null);
  const lastChosen = useRef(chosenId);
  useEffect(() => {
    if (!chosenId && lastChosen.current && document.activeElement === document.body) {
      desk.current?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(lastChosen.current)}"]`)?.focus();
    }
    lastChosen.current = chosenId;
  }, [chosenId]);
  return <ListPane ref={desk} isOpen={isOpen} {...rest} />;
}
