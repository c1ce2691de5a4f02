/** The side of a control, in reading direction. */
export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';

/** The same side as the screen has it. */
export function physicalPlacement(
  placement: TooltipPlacement,
  direction: 'ltr' | 'rtl',
): 'top' | 'bottom' | 'left' | 'right' {
  if (placement === 'top' || placement === 'bottom') return placement;
  return (placement === 'start') === (direction === 'ltr') ? 'left' : 'right';
}
