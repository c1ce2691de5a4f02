import { PressButton } from './PressButton.tsx';
import type { PressButtonProps } from './PressButton.tsx';

interface PressToggleProps extends Omit<PressButtonProps, 'slot' | 'aria-pressed'> {
  /** Whether it is pressed in. */
  isSelected: boolean;
  /** Called with the other state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/** A button that stays pressed in, and says whether it is. Its owner keeps the state; a group of them is React Aria’s. */
export function PressToggle({ isSelected, onChange, onPress, ...rest }: PressToggleProps) {
  return (
    <PressButton
      {...rest}
      // Not the button of a field or a dialog around it.
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
