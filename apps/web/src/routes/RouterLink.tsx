import type { LinkComponentProps } from '@sakina/design-system';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Goes to an address of ours without loading a page, unless the reader asks for a new tab or `onClick` prevents it. */
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
 * The design system's links, followed by the router; other schemes (`tel:`, `mailto:`), fragments and downloads stay the
 * browser's. It stands for the router's own link, which brings the loading of pages ahead with it (FAST-1).
 */
export function RouterLink(props: LinkComponentProps) {
  const { href, target, download, children } = props;
  const isOurs = href.startsWith('/') && !href.startsWith('//') && target !== '_blank' && download === undefined;
  return isOurs ? <InnerLink {...props} /> : <a {...props}>{children}</a>;
}
