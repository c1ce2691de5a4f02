import { Link } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import type { MouseEvent, ReactNode } from 'react';
import { writeInsurancePlace } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';

export interface PlaceLinkProps {
  /** What it opens. */
  to: InsurancePlace;
  /** Called instead of leaving the page; a press that asks for a new tab goes to the address. */
  onGo: (to: InsurancePlace) => void;
  children: ReactNode;
}

/** A link to another state of this screen. */
export function PlaceLink({ to, onGo, children }: PlaceLinkProps) {
  function go(click: MouseEvent<HTMLAnchorElement>) {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0) return;
    click.preventDefault();
    onGo(to);
  }
  return (
    <Link variant="standalone" href={paths.providerInsurance(writeInsurancePlace(to))} onClick={go}>
      {children}
    </Link>
  );
}
