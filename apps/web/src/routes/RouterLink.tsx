import type { LinkComponentProps } from '@sakina/design-system';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Navigates without a page load, unless the user asks for a new tab or `onClick` prevents it. */
function InnerLink({ href, onClick, ...rest }: LinkComponentProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {rest.children}
    </a>
  );
}

/**
 * The design system's links, followed by the router; other schemes (`tel:`, `mailto:`), fragments and downloads are
 * left to the browser. It replaces the router's own link, which includes page prefetching (FAST-1).
 */
export function RouterLink(props: LinkComponentProps) {
  const { href, target, download, children } = props;
  const isOurs = href.startsWith('/') && !href.startsWith('//') && target !== '_blank' && download === undefined;
  return isOurs ? <InnerLink {...props} /> : <a {...props}>{children}</a>;
}
