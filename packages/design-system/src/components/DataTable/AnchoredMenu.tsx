import { Menu as MenuList } from 'react-aria-components/Menu';
import { useMemo } from 'react';
import { MenuRow } from '../Menu/MenuItem.tsx';
import type { MenuItem } from '../Menu/MenuItem.tsx';
import { Panel } from '../Menu/Menu.styles.ts';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';

/** One menu for many buttons. */
export interface MenuAnchor {
  /** The button at which it opens. */
  anchor: HTMLElement;
  /** What it is called. */
  label: string;
  items: readonly MenuItem[];
}

interface AnchoredMenuProps {
  /** What is open, or nothing. */
  menu: MenuAnchor | null;
  onClose: () => void;
}

const List = styled(MenuList)`padding: ${theme.space.half}; outline: none;`;

/** The menu of a row or of a column: there is one for all of them, which opens where it is asked for. */
export function AnchoredMenu({ menu, onClose }: AnchoredMenuProps) {
  const anchor = useMemo(() => ({ current: menu?.anchor ?? null }), [menu]);
  return (
    <Panel isOpen={menu !== null} onOpenChange={(isOpen) => { if (!isOpen) onClose(); }} triggerRef={anchor} placement="bottom end" offset={4}>
      <List aria-label={menu?.label ?? ''} autoFocus="first" onClose={onClose}>
        {menu?.items.map((item) => <MenuRow key={item.id} item={item} />)}
      </List>
    </Panel>
  );
}
