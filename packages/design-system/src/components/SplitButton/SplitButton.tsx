import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { ButtonProps } from '../Button/index.ts';
import { Menu } from '../Menu/index.ts';
import type { MenuEntry } from '../Menu/index.ts';
import { Main, More, Pair } from './SplitButton.styles.ts';

export interface SplitButtonProps {
  /** What the main half does, in words. */
  children: ReactNode;
  /** Called when the main half is pressed. */
  onPress: () => void;
  /** The other ways to do it, behind the second half. */
  items: readonly MenuEntry[];
  /** Names the second half and its menu: 'More ways to send'. */
  menuLabel: string;
  /**
   * How much it asks for attention; one `action` a screen.
   * @default 'primary'
   */
  variant?: 'primary' | 'action' | 'secondary' | 'danger';
  /**
   * `small` is for rows and toolbars.
   * @default 'medium'
   */
  size?: NonNullable<ButtonProps['size']>;
  /**
   * `full` fills its container, for phones.
   * @default 'auto'
   */
  width?: NonNullable<ButtonProps['width']>;
  /**
   * The main half is at work: it keeps the focus and cannot be pressed again; the other ways wait as well.
   * @default false
   */
  isPending?: boolean;
  /**
   * Neither half can be pressed now.
   * @default false
   */
  isDisabled?: boolean;
  /** The main half, so that focus can be returned to it. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The usual way to do something, and beside it a menu of the less usual ones. Two buttons to the keyboard, one
 * visually.
 */
export function SplitButton({
  children,
  onPress,
  items,
  menuLabel,
  variant = 'primary',
  size = 'medium',
  width = 'auto',
  isPending = false,
  isDisabled = false,
  ref,
}: SplitButtonProps) {
  const look = { variant, size };
  return (
    <Pair data-width={width}>
      <Main {...look} onPress={onPress} isPending={isPending} isDisabled={isDisabled} {...(ref ? { ref } : {})}>
        {children}
      </Main>
      <Menu
        label={menuLabel}
        align="end"
        items={items}
        trigger={
          <More {...look} aria-label={menuLabel} isDisabled={isDisabled || isPending || items.length === 0}>
            <ChevronDown aria-hidden />
          </More>
        }
      />
    </Pair>
  );
}
