import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { useLinkComponent } from '../../foundations/link/link.tsx';
import { useDesignSystemText } from '../../messages/index.ts';
import { theme } from '../../themes/theme.ts';
import { rowLinkStyle } from './Link.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** Path in this product, or an address of another kind such as `tel:`. */
  href: string;
  /** Where it goes, in words that make sense alone. */
  children: ReactNode;
  /**
   * `inline` is underlined in running text; `standalone` is for a line of its own, larger to touch; `row` is one of
   * many that stand in rows, in the color of the text; `quiet` takes the color of its surroundings.
   * @default 'inline'
   */
  variant?: 'inline' | 'standalone' | 'row' | 'quiet';
  /** Opens another site in a new tab, and says so. */
  isExternal?: boolean;
  /** The anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

const Root = styled.a`
  border-radius: ${theme.radius.sm};
  overflow-wrap: anywhere;

  &[data-variant='standalone'] {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.half};
    min-block-size: ${theme.size.controlHeight};
    /* Several lines stand as far from what is above and below as one. */
    padding-block: max(0rem, (${theme.size.controlHeight} - 1lh) / 2);
    font-family: ${theme.font.control};
    font-size: ${theme.size.controlText};
    font-weight: 600;
    text-decoration-color: transparent;
  }
  &[data-variant='standalone']:hover { text-decoration-color: currentcolor; }
  [data-theme='admin'] &[data-variant='standalone'] { text-decoration-color: currentcolor; }
  &[data-variant='quiet'] { color: inherit; }
  &[data-variant='row'] { ${rowLinkStyle} }
  & > svg { inline-size: 1em; block-size: 1em; flex: none; }
  /* The icon stands in the first line of several. */
  &[data-variant='standalone'] > svg { align-self: start; margin-block: calc((1lh - 1em) / 2); }
  &[data-variant='inline'] > svg, &[data-variant='quiet'] > svg {
    display: inline-block;
    margin-inline-start: 0.25em;
    vertical-align: -0.1em;
  }
`;

/** Goes to another page. Inside the product it goes by the router's link; `isExternal` leaves it. */
export function Link({ variant = 'inline', isExternal = false, children, ...rest }: LinkProps) {
  const RouterLink = useLinkComponent();
  if (!isExternal)
    return (
      <Root as={RouterLink} {...rest} data-variant={variant}>
        {children}
      </Root>
    );
  return (
    <Root {...rest} target="_blank" rel="noopener noreferrer" data-variant={variant}>
      {children}
      <ExternalLink aria-hidden />
      <NewTabHint />
    </Root>
  );
}

/** Separate from Link, because links are also on the page that is shown when texts could not be loaded. */
function NewTabHint() {
  const t = useDesignSystemText();
  return <VisuallyHidden>{t('opensInNewTab')}</VisuallyHidden>;
}
