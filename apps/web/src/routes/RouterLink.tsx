import type { LinkComponentProps } from '@sakina/design-system';
import { Link } from 'react-router-dom';

/** The design system's links, followed by the router; other schemes (`tel:`, `mailto:`), fragments and downloads stay the browser's. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && rest.target !== '_blank' && rest.download === undefined;
  if (isOurs) return <Link to={href} {...rest} />;
  return (
    <a href={href} {...rest}>
      {rest.children}
    </a>
  );
}
