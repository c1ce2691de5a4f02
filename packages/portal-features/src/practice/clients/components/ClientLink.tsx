import { useLinkComponent } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { writeClientsQuery } from '../model/query.ts';
import type { ClientsQuery } from '../model/query.ts';

export interface ClientLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onSelect'> {
  /** What it opens. */
  to: ClientsQuery;
  /** Called instead of leaving the page; a press that asks for a new tab goes to the address. */
  onSelect: (to: ClientsQuery) => void;
  children: ReactNode;
}

const Root = styled.a``;

/** A link to another state of this screen. */
export function ClientLink({ to, onSelect, children, ...rest }: ClientLinkProps) {
  const Link = useLinkComponent();
  function select(click: MouseEvent<HTMLAnchorElement>) {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0) return;
    click.preventDefault();
    onSelect(to);
  }
  return (
    <Root as={Link} {...rest} href={paths.providerClients(writeClientsQuery(to))} onClick={select}>
      {children}
    </Root>
  );
}
