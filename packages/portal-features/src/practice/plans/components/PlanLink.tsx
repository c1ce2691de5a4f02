import { useLinkComponent } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { writePlansSelection } from '../model/selection.ts';
import type { PlansSelection } from '../model/selection.ts';

export interface PlanLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onSelect'> {
  /** What it opens. */
  to: PlansSelection;
  /** Called instead of leaving the page; a press that asks for a new tab goes to the address. */
  onSelect: (to: PlansSelection) => void;
  children: ReactNode;
}

const Root = styled.a``;

/** A link to another selection of this screen. */
export function PlanLink({ to, onSelect, children, ...rest }: PlanLinkProps) {
  const Link = useLinkComponent();
  const query = new URLSearchParams(writePlansSelection(to)).toString();
  function select(click: MouseEvent<HTMLAnchorElement>) {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0) return;
    click.preventDefault();
    onSelect(to);
  }
  return (
    <Root as={Link} {...rest} href={`${paths.providerTreatmentPlans()}${query && `?${query}`}`} onClick={select}>
      {children}
    </Root>
  );
}
