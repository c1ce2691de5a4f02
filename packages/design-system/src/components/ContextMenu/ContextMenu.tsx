import { EllipsisVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { useContextMenu } from 'react-aria/useContextMenu';
import styled from 'styled-components';
import { IconButton } from '../IconButton/index.ts';
import { Menu } from '../Menu/index.ts';
import { Panel } from '../Menu/Menu.styles.ts';
import { MenuList } from '../Menu/MenuList.tsx';
import type { MenuEntry } from '../Menu/index.ts';
import { theme } from '../../themes/theme.ts';
import { menuPoint, opensContextMenu } from './menu-point.ts';
import type { Point } from './menu-point.ts';

export interface ContextMenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onContextMenu'> {
  /** Names the menu and its button: 'Actions for the session of 24 November'. */
  label: string;
  /** What can be done with it; the visible button offers the same. */
  items: readonly MenuEntry[];
  /** What the menu is about: a row, a card, a message. */
  children: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.x1};
  /* A long press opens the menu; it must not select words as well. */
  -webkit-touch-callout: none;
  & > [data-part='content'] { flex: 1; min-inline-size: 0; }
`;

/**
 * A thing with its own menu: by right click, long press, Shift+F10 or the menu key while focus is on it, and
 * always by a visible button as well, since the other ways cannot be discovered.
 */
export function ContextMenu({ label, items, children, onKeyDown, ...rest }: ContextMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [point, setPoint] = useState<Point | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);

  function open(at: Point, isKeyboard: boolean) {
    // Closing the menu returns focus to where it was, or to the button.
    if (!root.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
    setByKeyboard(isKeyboard);
    setPoint(at);
  }
  const { contextMenuProps } = useContextMenu({
    onContextMenu: ({ target, x, y }) => {
      const box = target.getBoundingClientRect();
      open({ x: box.x + x, y: box.y + y }, false);
    },
  });
  function keyDown(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    contextMenuProps.onKeyDown?.(event);
    if (!opensContextMenu(event)) return;
    event.preventDefault();
    open(
      menuPoint((event.target as HTMLElement).getBoundingClientRect(), getComputedStyle(event.currentTarget).direction),
      true,
    );
  }
  return (
    <>
      <Root {...rest} {...contextMenuProps} ref={root} onKeyDown={keyDown}>
        <div data-part="content">{children}</div>
        <Menu
          label={label}
          align="end"
          items={items}
          trigger={<IconButton ref={button} label={label} size="small" icon={<EllipsisVertical aria-hidden />} />}
        />
      </Root>
      {/* A sibling of the root, not a child: events in the menu must not bubble to what opened it. */}
      <Panel
        triggerRef={root}
        isOpen={point !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setPoint(null);
        }}
        getTargetRect={() => (point ? new DOMRect(point.x, point.y, 0, 0) : null)}
        placement="bottom start"
        offset={2}
      >
        <MenuList items={items} label={label} autoFocus={byKeyboard ? 'first' : true} onClose={() => setPoint(null)} />
      </Panel>
    </>
  );
}
