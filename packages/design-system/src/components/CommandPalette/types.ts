import type { Command, CommandGroup } from './match-commands.ts';

export interface CommandPaletteProps {
  /** Whether it is shown; the owner opens it, by Ctrl+K or Cmd+K (`opensPalette`) and by a visible button. */
  isOpen: boolean;
  /** Called with `false` when a command was taken, and by cross, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** What can be reached, in groups. With `onQueryChange` these are the answers to the query, and are shown as they come. */
  groups: readonly CommandGroup[];
  /** What was taken lately; stands first while nothing is typed. */
  recent?: readonly Command[];
  /** Makes the source the owner’s: called with each change of what is typed, and with nothing when the palette opens. */
  onQueryChange?: (query: string) => void;
  /**
   * The owner is looking for more; what is there already stays and can be taken.
   * @default false
   */
  isLoading?: boolean;
  /** Why nothing could be found, and what still works. */
  failure?: string | undefined;
  /**
   * Its name.
   * @default 'Go to or do', in the reader’s language
   */
  title?: string;
}
