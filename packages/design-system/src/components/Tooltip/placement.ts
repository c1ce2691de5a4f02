/** The side of a control, in reading direction. */
export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';

/** Maps a logical side to the physical one. */
export function physicalPlacement(
  placement: TooltipPlacement,
  direction: 'ltr' | 'rtl',
): 'top' | 'bottom' | 'left' | 'right' {
  if (placement === 'top' || placement === 'bottom') return placement;
  return (placement === 'start') === (direction === 'ltr') ? 'left' : 'right';
}
