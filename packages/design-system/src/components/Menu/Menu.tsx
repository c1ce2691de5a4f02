import { MenuTrigger } from 'react-aria-components/Menu';
import type { ReactElement, ReactNode } from 'react';
import { Panel, Top } from './Menu.styles.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuEntry } from './MenuList.tsx';

export interface MenuProps {
  /** The button that opens it: one of this system's buttons. */
  trigger: ReactElement;
  /** What can be done, plain or in sections. */
  items: readonly MenuEntry[];
  /** Names the menu; otherwise it takes the trigger's name. */
  label?: string;
  /** Something to know above the items, such as who is signed in. */
  header?: ReactNode;
  /**
   * Which end of the trigger it lines up with.
   * @default 'start'
   */
  align?: 'start' | 'end';
}

/** A short list of actions or links behind a button. Arrow keys move, letters jump, Escape closes. */
export function Menu({ trigger, items, label, header, align = 'start' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Panel placement={align === 'end' ? 'bottom end' : 'bottom start'} offset={4}>
        {header && <Top>{header}</Top>}
        <MenuList items={items} label={label} />
      </Panel>
    </MenuTrigger>
  );
}
