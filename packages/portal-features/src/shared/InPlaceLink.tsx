import { useLinkComponent } from '@sakina/design-system';
import type { AnchorHTMLAttributes } from 'react';
import styled from 'styled-components';
import { inPlace } from './in-place.ts';

export interface InPlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** The address of what it opens, for a new tab. */
  href: string;
  /** Opens it on this page. */
  onGo: () => void;
}

/** What the link of one screen takes: its target in the screen’s own terms instead of an address. */
export interface ScreenLinkProps<Target> extends Omit<InPlaceLinkProps, 'href' | 'onGo' | 'onSelect'> {
  /** What it opens. */
  to: Target;
  /** Called instead of leaving the page; a press that asks for a new tab goes to the address. */
  onSelect: (to: Target) => void;
}

const Root = styled.a``;

/** A link to another state of its screen, which the screen shows itself; it comes without a style. */
export function InPlaceLink({ onGo, ...rest }: InPlaceLinkProps) {
  const Link = useLinkComponent();
  return <Root as={Link} {...rest} onClick={inPlace(onGo)} />;
}
