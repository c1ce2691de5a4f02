import { useLinkComponent } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';

export interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onSelect'> {
  /** The conversation it opens; null is the list. */
  to: string | null;
  /** Called instead of leaving the page; a press that asks for a new tab goes to the address. */
  onSelect: (to: string | null) => void;
  children: ReactNode;
}

const Root = styled.a``;

/** A link to a conversation, or to the list of them. */
export function PlaceLink({ to, onSelect, children, ...rest }: PlaceLinkProps) {
  const Link = useLinkComponent();
  function select(click: MouseEvent<HTMLAnchorElement>) {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0) return;
    click.preventDefault();
    onSelect(to);
  }
  return (
    <Root as={Link} {...rest} href={paths.providerMessages({ conversation: to ?? undefined })} onClick={select}>
      {children}
    </Root>
  );
}
