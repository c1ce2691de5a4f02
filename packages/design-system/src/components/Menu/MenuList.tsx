import type { ReactElement } from 'react';
import { List, Section, SectionTitle } from './Menu.styles.ts';
import { MenuRow } from './MenuItem.tsx';
import type { MenuItem } from './MenuItem.tsx';

export interface MenuSection {
  /** Names the section; unique in the menu. */
  id: string;
  /** A heading over the items; without one a line parts them from the rest. */
  title?: string;
  /** Names the section to a screen reader when it has no visible title. */
  label?: string;
  /** What can be done, in the order shown. */
  items: readonly MenuItem[];
  /** Makes its items a choice: of one among them, or of any number. Each item says whether it is chosen. */
  selection?: 'single' | 'multiple';
}

/** What a menu shows: plain lines, or lines in sections. */
export type MenuEntry = MenuItem | MenuSection;

interface MenuListProps {
  /** What can be done, plain or in sections. */
  items: readonly MenuEntry[];
  /** Names the menu; otherwise it takes its trigger’s name. */
  label?: string | undefined;
  /** Where the focus goes when it stands by itself, without a trigger that says so. */
  autoFocus?: true | 'first';
  /** Called when an item was taken, where no trigger closes the menu. */
  onClose?: () => void;
}

/** What is chosen is the caller's to say: an item tells by its `onAction` that it was taken. */
function selectionProps(selectionMode: 'single' | 'multiple', items: readonly MenuItem[]) {
  return {
    selectionMode,
    disallowEmptySelection: selectionMode === 'single',
    selectedKeys: items.filter((item) => item.isSelected).map((item) => item.id),
  };
}

function section(entry: MenuSection): ReactElement {
  return (
    <Section
      key={entry.id}
      id={entry.id}
      {...(entry.title ? {} : { 'aria-label': entry.label ?? entry.items.map((item) => item.label).join(', ') })}
      {...(entry.selection ? selectionProps(entry.selection, entry.items) : {})}
    >
      {entry.title && <SectionTitle>{entry.title}</SectionTitle>}
      {entry.items.map((item) => (
        <MenuRow key={item.id} item={item} isChoice={entry.selection !== undefined} />
      ))}
    </Section>
  );
}

/** The lines of a menu, whatever opened it: a button, the right mouse button, a long press. */
export function MenuList({ items, label, autoFocus, onClose }: MenuListProps) {
  return (
    <List
      {...(label ? { 'aria-label': label } : {})}
      {...(autoFocus ? { autoFocus } : {})}
      {...(onClose ? { onClose } : {})}
    >
      {items.map((entry) => ('items' in entry ? section(entry) : <MenuRow key={entry.id} item={entry} />))}
    </List>
  );
}
