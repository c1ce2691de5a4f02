import type { ComponentProps, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { PressButton } from '../Button/PressButton.tsx';
import { PressToggle } from '../Button/PressToggle.tsx';
import { Tooltip } from '../Tooltip/index.ts';
import type { TooltipPlacement } from '../Tooltip/index.ts';
import { iconButtonStyle } from './IconButton.styles.ts';

export interface IconButtonProps {
  /** What pressing it does, in words: its name, and what the tooltip says. */
  label: string;
  /** The drawing on it, one of lucide's with `aria-hidden`. */
  icon: ReactNode;
  /** Called on a press by pointer, touch or keyboard. */
  onPress?: () => void;
  /** Makes it a button that stays pressed in, and says whether it is; the name stays the same in both states. */
  isSelected?: boolean;
  /** Called with the other state, when it is one that stays pressed in. */
  onChange?: (isSelected: boolean) => void;
  /**
   * Keys that do the same, as in `aria-keyshortcuts`; shown in the tooltip. The keys themselves are the owner's to
   * listen for.
   */
  shortcut?: string;
  /**
   * `secondary` has a frame, `danger` warns of what cannot be undone.
   * @default 'quiet'
   */
  variant?: 'quiet' | 'secondary' | 'danger';
  /**
   * `small` is for dense rows; it never falls below 24 px, and on touch both are 44.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /**
   * Cannot be pressed now.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * The side on which the tooltip is shown.
   * @default 'top'
   */
  tooltipPlacement?: TooltipPlacement;
  /** The id of a text that says more; read out after the name. */
  'aria-describedby'?: string;
  /** The button element, so that focus can be returned to it. */
  ref?: Ref<HTMLButtonElement>;
}

const Press = styled(PressButton)`${iconButtonStyle}`;
const Toggle = styled(PressToggle)`${iconButtonStyle}`;

/** A button with an icon only. It always has a name, which the tooltip shows. */
export function IconButton({
  label,
  icon,
  onPress,
  isSelected,
  onChange,
  shortcut,
  variant = 'quiet',
  size = 'medium',
  isDisabled = false,
  tooltipPlacement = 'top',
  ref,
  ...rest
}: IconButtonProps) {
  const described = rest['aria-describedby'];
  const shared = {
    'aria-label': label,
    'data-variant': variant,
    'data-size': size,
    isDisabled,
    // The tooltip only repeats the name: as a description it would be read out twice. And React Aria lets no keys
    // through.
    render: (props: ComponentProps<'button'>) => (
      <button {...props} aria-describedby={described} aria-keyshortcuts={shortcut} />
    ),
    ...(onPress ? { onPress } : {}),
    ...(ref ? { ref } : {}),
  };
  return (
    <Tooltip text={label} shortcut={shortcut} placement={tooltipPlacement}>
      {isSelected === undefined ? (
        <Press {...shared}>{icon}</Press>
      ) : (
        <Toggle {...shared} isSelected={isSelected} {...(onChange ? { onChange } : {})}>
          {icon}
        </Toggle>
      )}
    </Tooltip>
  );
}
