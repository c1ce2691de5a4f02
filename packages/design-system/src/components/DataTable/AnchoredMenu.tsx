import { Menu as MenuList } from 'react-aria-components/Menu';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Panel } from '../Menu/Menu.styles.ts';
import { MenuRow } from '../Menu/MenuItem.tsx';
import type { MenuItem } from '../Menu/MenuItem.tsx';
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

/** The menu of a row or of a column: one instance for all of them, which opens at the button that was pressed. */
export function AnchoredMenu({ menu, onClose }: AnchoredMenuProps) {
  // While it fades out it keeps its items and the element that focus returns to.
  const [last, setLast] = useState(menu);
  if (menu && menu !== last) setLast(menu);
  const shown = menu ?? last;
  const anchor = useMemo(() => ({ current: shown?.anchor ?? null }), [shown]);
  return (
    <Panel
      isOpen={menu !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={anchor}
      placement="bottom end"
      offset={4}
    >
      <List aria-label={shown?.label ?? ''} autoFocus="first" onClose={onClose}>
        {shown?.items.map((item) => (
          <MenuRow key={item.id} item={item} />
        ))}
      </List>
    </Panel>
  );
}
