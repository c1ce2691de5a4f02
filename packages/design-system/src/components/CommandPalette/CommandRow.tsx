import type { ComponentProps } from 'react';
import { useLinkComponent } from '../../foundations/link/link.tsx';
import { ShortcutKeys } from '../Tooltip/ShortcutKeys.tsx';
import { Line } from './CommandPalette.styles.ts';
import type { Command } from './match-commands.ts';

/** One line of the palette: an action, or a link that the app’s router follows. */
export function CommandRow({ command, onTake }: { command: Command; onTake: () => void }) {
  const Link = useLinkComponent();
  const { id, label, description, icon, shortcut, href, onAction } = command;
  return (
    <Line
      id={id}
      textValue={label}
      data-icon={icon ? true : undefined}
      data-shortcut={shortcut ? true : undefined}
      {...(href ? { href } : {})}
      onAction={() => {
        onTake();
        onAction?.();
      }}
      // React Aria draws its own anchor; drawing ours lets the app's router take the click.
      render={(props) => {
        const keys = { 'aria-keyshortcuts': shortcut };
        return 'href' in props && href ? (
          <Link {...props} {...keys} href={href} />
        ) : (
          <div {...(props as ComponentProps<'div'>)} {...keys} />
        );
      }}
    >
      {icon}
      <span data-part="label">
        <bdi>{label}</bdi>
      </span>
      {description && (
        <span data-part="description">
          <bdi>{description}</bdi>
        </span>
      )}
      {shortcut && <ShortcutKeys aria-hidden shortcut={shortcut} />}
    </Line>
  );
}
