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
  /** Stands at the far end: a count, a way to give the choice up. */
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

/** Actions on one thing, in a row. One stop of the Tab key: arrows move inside, Home and End go to its ends. */
export function Toolbar({ label, items, end }: ToolbarProps) {
  const t = useToolbarText();
  const { row, ghost, count } = useFitting(items.length);
  const more = useRef<HTMLButtonElement>(null);
  const focused = useRef(false);
  const rest = items.slice(count);

  // What had the focus went behind 'More': the focus goes with it, not away.
  useLayoutEffect(() => {
    if (focused.current && !row.current?.contains(document.activeElement)) more.current?.focus();
  }, [count, row]);

  function keyDown(event: KeyboardEvent<HTMLDivElement>) {
    // What happens in the menu comes up here as well, though it stands elsewhere on the page.
    const isInRow = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isInRow || (event.key !== 'Home' && event.key !== 'End')) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
    buttons.at(event.key === 'Home' ? 0 : -1)?.focus();
    event.preventDefault();
  }
  function blur(event: FocusEvent<HTMLDivElement>) {
    // An element that is taken away blurs to nowhere: that is no decision of the reader.
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
