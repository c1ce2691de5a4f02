import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLinkComponent } from '../../foundations/link/link.tsx';
import { ShortcutKeys } from '../Tooltip/ShortcutKeys.tsx';
import { Item } from './Menu.styles.ts';

export interface MenuItem {
  /** Names the item; unique in the menu. */
  id: string;
  /** What it does or where it goes. */
  label: string;
  /**
   * Language of its words as a BCP 47 tag, where it is not the page’s: the menu that chooses a language has one item in
   * each.
   */
  lang?: string;
  /** A drawing that helps to find it again. */
  icon?: ReactNode;
  /** A second line. */
  description?: string;
  /** Makes it a link; it follows the LinkProvider like every other link. */
  href?: string;
  /** What it does when it is no link. */
  onAction?: () => void;
  /** Marks what cannot be undone. */
  isDanger?: boolean;
  /** The keys that do the same, such as `Control+S`; shown at the end of the line. */
  shortcut?: string;
  /** Disabled; it stays in its place, so that the others keep theirs. */
  isDisabled?: boolean;
  /** In a section that is a choice: whether this is chosen. */
  isSelected?: boolean;
}

/** One line of a menu: an action, or a link that the app's router follows. */
export function MenuRow({ item, isChoice = false }: { item: MenuItem; isChoice?: boolean }) {
  const Link = useLinkComponent();
  return (
    <Item
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      data-icon={item.icon ? true : undefined}
      data-shortcut={item.shortcut ? true : undefined}
      data-danger={item.isDanger || undefined}
      {...(item.onAction ? { onAction: item.onAction } : {})}
      {...(item.href ? { href: item.href } : {})}
      // React Aria draws its own anchor; drawing ours lets the app's router take the click.
      render={(props) => {
        const keys = { 'aria-keyshortcuts': item.shortcut, lang: item.lang };
        return 'href' in props && item.href ? (
          <Link {...props} {...keys} href={item.href} />
        ) : (
          <div {...(props as ComponentProps<'div'>)} {...keys} />
        );
      }}
    >
      {item.icon}
      <span data-part="label">
        <bdi>{item.label}</bdi>
      </span>
      {item.description && <span data-part="description">{item.description}</span>}
      {item.shortcut && <ShortcutKeys aria-hidden shortcut={item.shortcut} />}
      {isChoice && <Check aria-hidden data-check />}
    </Item>
  );
}
