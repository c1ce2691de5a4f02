import { Ellipsis } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Menu } from '../Menu/index.ts';
import type { MenuEntry } from '../Menu/index.ts';
import { End, Ghost, Root, Row } from './Toolbar.styles.ts';
import { GhostFace, ToolbarButton } from './ToolbarButton.tsx';
import type { ToolbarItem } from './ToolbarButton.tsx';
import { useToolbarText } from './messages/index.ts';
import { useFitting } from './use-fitting.ts';

export interface ToolbarProps {
  /** What the actions are for: 'Two sessions chosen'. */
  label: string;
  /** The actions, the most used first: on a narrow row the last ones go behind 'More'. */
  items: readonly ToolbarItem[];
  /** Shown at the inline end: a count, a button that clears the selection. */
  end?: ReactNode;
}

const FOCUSABLE = 'button:not(:disabled), a[href]';

function asMenu(items: readonly ToolbarItem[]): readonly MenuEntry[] {
  const line = ({ id, label, icon, onAction, isDisabled = false, shortcut }: ToolbarItem) => ({
    id,
    label,
    icon,
    onAction,
    isDisabled,
    ...(shortcut ? { shortcut } : {}),
  });
  return items.map((item): MenuEntry =>
    item.isSelected === undefined
      ? line(item)
      : {
          id: `${item.id}-choice`,
          label: item.label,
          selection: 'multiple',
          items: [{ ...line(item), isSelected: item.isSelected }],
        },
  );
}

/** Actions on one thing, in a row. One Tab stop: arrows move inside, Home and End go to its ends. */
export function Toolbar({ label, items, end }: ToolbarProps) {
  const t = useToolbarText();
  const { row, ghost, count } = useFitting(items.length);
  const more = useRef<HTMLButtonElement>(null);
  const focused = useRef(false);
  const rest = items.slice(count);

  // The focused action moved behind 'More': move focus there too.
  useLayoutEffect(() => {
    if (focused.current && !row.current?.contains(document.activeElement)) more.current?.focus();
  }, [count, row]);

  function keyDown(event: KeyboardEvent<HTMLDivElement>) {
    // React bubbles events of the menu to here, though it is rendered in a portal.
    const isInRow = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isInRow || (event.key !== 'Home' && event.key !== 'End')) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
    buttons.at(event.key === 'Home' ? 0 : -1)?.focus();
    event.preventDefault();
  }
  function blur(event: FocusEvent<HTMLDivElement>) {
    // A removed element blurs without a new target: the reader has not left the toolbar.
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) focused.current = false;
  }
  return (
    <Root
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={blur}
      onKeyDown={keyDown}
    >
      <Row ref={row} aria-label={label}>
        {items.slice(0, count).map((item) => (
          <ToolbarButton key={item.id} item={item} />
        ))}
        {rest.length > 0 && (
          <Menu
            label={t('more')}
            align="end"
            items={asMenu(rest)}
            trigger={<IconButton ref={more} label={t('more')} icon={<Ellipsis aria-hidden />} />}
          />
        )}
        {end && <End>{end}</End>}
      </Row>
      <Ghost ref={ghost} aria-hidden inert>
        {items.map((item) => (
          <GhostFace key={item.id}>
            {item.icon}
            {item.isIconOnly === true && item.icon ? null : item.label}
          </GhostFace>
        ))}
        <GhostFace>
          <Ellipsis />
        </GhostFace>
      </Ghost>
    </Root>
  );
}
