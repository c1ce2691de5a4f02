import { PressButton } from './PressButton.tsx';
import type { PressButtonProps } from './PressButton.tsx';

interface PressToggleProps extends Omit<PressButtonProps, 'slot' | 'aria-pressed'> {
  /** Whether it is pressed in. */
  isSelected: boolean;
  /** Called with the other state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/** A toggle button. Its owner keeps the state; for a group of them use React Aria’s. */
export function PressToggle({ isSelected, onChange, onPress, ...rest }: PressToggleProps) {
  return (
    <PressButton
      {...rest}
      // Does not take the button context of a surrounding field or dialog.
      slot={null}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      onPress={(event) => {
        onChange?.(!isSelected);
        onPress?.(event);
      }}
    />
  );
}
