import { TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { ComponentProps, RefObject } from 'react';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { ShortcutKeys } from './ShortcutKeys.tsx';
import { Bubble } from './Tooltip.styles.ts';

export interface TooltipBubbleProps {
  /** Whether it is open, and how it closes. */
  state: TooltipTriggerState;
  /** The control it is shown beside. */
  triggerRef: RefObject<Element | null>;
  /** Its id, which the control is described by, and the like. */
  tooltipProps: Record<string, unknown>;
  /** Its physical side of the control. */
  placement: NonNullable<ComponentProps<typeof Bubble>['placement']>;
  text: string;
  shortcut: string | undefined;
}

/** The bubble of a Tooltip, loaded when it first opens or when the page is idle. */
export function TooltipBubble({ state, triggerRef, tooltipProps, placement, text, shortcut }: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={{ ...tooltipProps, triggerRef }}>
        <Bubble placement={placement} offset={6}>
          {text}
          {shortcut && <ShortcutKeys shortcut={shortcut} />}
        </Bubble>
      </TooltipContext>
    </TooltipTriggerStateContext>
  );
}
