import type { Command, CommandGroup } from './match-commands.ts';

export interface CommandPaletteProps {
  /** Whether it is shown; the owner opens it, by Ctrl+K or Cmd+K (`opensPalette`) and by a visible button. */
  isOpen: boolean;
  /** Called with `false` when a command runs, and on close button, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The commands, in groups. With `onQueryChange` these are the results of the query, and are shown as given. */
  groups: readonly CommandGroup[];
  /** Recently used commands; shown first while nothing is typed. */
  recent?: readonly Command[];
  /**
   * Leaves searching to the owner: called with each change of the text, and with an empty one when the palette opens.
   */
  onQueryChange?: (query: string) => void;
  /**
   * The owner is still searching; the results so far stay and can be used.
   * @default false
   */
  isLoading?: boolean;
  /** Why nothing could be found, and what still works. */
  failure?: string | undefined;
  /**
   * Its name.
   * @default 'Commands', in the reader’s language
   */
  title?: string;
}
