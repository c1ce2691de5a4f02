import { theme, useLinkComponent } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { writeInsurancePlace } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';

export interface PlaceLinkProps {
  /** What it opens. */
  to: InsurancePlace;
  /** Called instead of leaving the page; a press that asks for a new tab goes to the address. */
  onGo: (to: InsurancePlace) => void;
  children: ReactNode;
}

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${theme.size.controlHeight};
  font-family: ${theme.font.control};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** A link to another state of this screen. */
export function PlaceLink({ to, onGo, children }: PlaceLinkProps) {
  const Link = useLinkComponent();
  function go(click: MouseEvent<HTMLAnchorElement>) {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0) return;
    click.preventDefault();
    onGo(to);
  }
  return (
    <Root as={Link} href={paths.providerInsurance(writeInsurancePlace(to))} onClick={go}>
      {children}
    </Root>
  );
}
