import { TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ReactElement } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { ShortcutKeys } from './ShortcutKeys.tsx';
import { Bubble } from './Tooltip.styles.ts';
import { physicalPlacement } from './placement.ts';
import type { TooltipPlacement } from './placement.ts';

export interface TooltipProps {
  /** The control it belongs to: one of this system's buttons, which can take focus. */
  children: ReactElement;
  /** A few words more about the control. Touch shows no tooltips, so never the only place of a fact. */
  text: string;
  /** Keys that do the same, as in `aria-keyshortcuts`: `Control+K`. */
  shortcut?: string | undefined;
  /**
   * The side of the control it stands on, where there is room.
   * @default 'top'
   */
  placement?: TooltipPlacement;
  /**
   * Keeps it away, for example while a menu of the same control is open.
   * @default false
   */
  isDisabled?: boolean;
}

/** Long enough that a pointer passing by opens nothing; the next one, with one already shown, opens at once. */
const WAIT_MS = 400;
const STAYS_MS = 150;

/**
 * Words beside a control while the pointer rests on it or the keyboard's focus is there. It can be pointed at, Escape takes
 * it away, and it is read out as the control's description.
 */
export function Tooltip({ children, text, shortcut, placement = 'top', isDisabled = false }: TooltipProps) {
  const { direction } = useLocale();
  return (
    <TooltipTrigger delay={WAIT_MS} closeDelay={STAYS_MS} isDisabled={isDisabled}>
      {children}
      <Bubble placement={physicalPlacement(placement, direction)} offset={6}>
        {text}
        {shortcut && <ShortcutKeys shortcut={shortcut} />}
      </Bubble>
    </TooltipTrigger>
  );
}
