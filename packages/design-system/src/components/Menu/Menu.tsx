import { MenuTrigger } from 'react-aria-components/Menu';
import type { ReactElement, ReactNode } from 'react';
import { List, Panel, Section, SectionTitle, Top } from './Menu.styles.ts';
import { MenuRow } from './MenuItem.tsx';
import type { MenuItem } from './MenuItem.tsx';

export interface MenuSection {
  id: string;
  /** A heading over the items; without one a line parts them from the rest. */
  title?: string;
  /** Names the section to a screen reader when it has no visible title. */
  label?: string;
  items: readonly MenuItem[];
  /** Makes its items a choice: of one among them, or of any number. Each item says whether it is chosen. */
  selection?: 'single' | 'multiple';
}

export interface MenuProps {
  /** The button that opens it: one of this system's buttons. */
  trigger: ReactElement;
  /** What can be done, plain or in sections. */
  items: readonly (MenuItem | MenuSection)[];
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

/** What is chosen is the caller's to say: an item tells by its `onAction` that it was taken. */
function selectionProps(selectionMode: 'single' | 'multiple', items: readonly MenuItem[]) {
  return { selectionMode, disallowEmptySelection: selectionMode === 'single', selectedKeys: items.filter((item) => item.isSelected).map((item) => item.id) };
}

/** A short list of actions or links behind a button. Arrow keys move, letters jump, Escape closes. */
export function Menu({ trigger, items, label, header, align = 'start' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Panel placement={align === 'end' ? 'bottom end' : 'bottom start'} offset={4}>
        {header && <Top>{header}</Top>}
        <List {...(label ? { 'aria-label': label } : {})}>
          {items.map((entry) =>
            'items' in entry ? (
              <Section
                key={entry.id}
                id={entry.id}
                {...(entry.title ? {} : { 'aria-label': entry.label ?? entry.items.map((item) => item.label).join(', ') })}
                {...(entry.selection ? selectionProps(entry.selection, entry.items) : {})}
              >
                {entry.title && <SectionTitle>{entry.title}</SectionTitle>}
                {entry.items.map((item) => <MenuRow key={item.id} item={item} isChoice={entry.selection !== undefined} />)}
              </Section>
            ) : (
              <MenuRow key={entry.id} item={entry} />
            ),
          )}
        </List>
      </Panel>
    </MenuTrigger>
  );
}
