import { useRef } from 'react';
import type { ReactElement } from 'react';
// Seam: FocusableProvider is private to the library and may move in any release. It passes the trigger's hover and
// focus handlers to the control, as the library's own TooltipTrigger does, which would bring the overlay's code into
// the first load (FAST-1). foundations/private-seams.test.ts checks it.
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { lazyOverlay } from '../../foundations/chunk/lazy-overlay.tsx';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { physicalPlacement } from './placement.ts';
import type { TooltipPlacement } from './placement.ts';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';

export interface TooltipProps {
  /** The control it belongs to: one of this system's buttons, which can take focus. */
  children: ReactElement;
  /** A short text about the control. Touch shows no tooltips, so never the only place of a fact. */
  text: string;
  /** Keys that do the same, as in `aria-keyshortcuts`: `Control+K`. */
  shortcut?: string | undefined;
  /**
   * The side of the control it is shown on, where there is room.
   * @default 'top'
   */
  placement?: TooltipPlacement;
  /**
   * Suppresses it, for example while a menu of the same control is open.
   * @default false
   */
  isDisabled?: boolean;
}

/** Long enough that a passing pointer opens nothing; while one is shown, the next opens at once. */
const WAIT_MS = 400;
const STAYS_MS = 150;

const LazyBubble = lazyOverlay<TooltipBubbleProps & { isOpen: boolean }>(() =>
  import('./TooltipBubble.tsx').then((m) => m.TooltipBubble),
);

/**
 * A text beside a control while the pointer rests on it or it has keyboard focus. It can be hovered, Escape hides it,
 * and it is the control's accessible description.
 */
export function Tooltip({ children, text, shortcut, placement = 'top', isDisabled = false }: TooltipProps) {
  const { direction } = useLocale();
  const timing = { delay: WAIT_MS, closeDelay: STAYS_MS, isDisabled };
  const state = useTooltipTriggerState(timing);
  const triggerRef = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(timing, state, triggerRef);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {children}
      </FocusableProvider>
      <LazyBubble
        isOpen={state.isOpen}
        state={state}
        triggerRef={triggerRef}
        tooltipProps={{ ...tooltipProps }}
        placement={physicalPlacement(placement, direction)}
        text={text}
        shortcut={shortcut}
      />
    </>
  );
}
