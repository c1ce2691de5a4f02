import { Link, LinkProvider } from '@sakina/design-system';
import type { LinkComponentProps, LinkProps } from '@sakina/design-system';
import type { MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * The frame around the stories goes there and keeps its state; a new tab, or a story that stands alone, loads it whole.
 */
function goThere(event: MouseEvent<HTMLAnchorElement>, address: string) {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || window.parent === window) return;
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, address);
}

function ThroughTheFrame({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={`./${href}`} target="_top" onClick={(event) => goThere(event, href)}>
      {children}
    </a>
  );
}

/** Leads to another story of this Storybook. */
export function StoryLink({
  address,
  children,
  variant = 'inline',
}: Pick<LinkProps, 'children' | 'variant'> & {
  /** As `storyAddress` makes it: `?path=/story/…`. */
  address: string;
}) {
  return (
    <LinkProvider component={ThroughTheFrame}>
      <Link href={address} variant={variant}>
        {children}
      </Link>
    </LinkProvider>
  );
}
