import { Link } from '@sakina/design-system';
import type { LinkProps } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import type { ReactNode } from 'react';
import { inPlace } from '../../../shared/index.ts';
import { writeInsurancePlace } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';

export interface PlaceLinkProps {
  /** What it opens. */
  to: InsurancePlace;
  /** Called instead of leaving the page; a press that asks for a new tab goes to the address. */
  onGo: (to: InsurancePlace) => void;
  /**
   * How it looks.
   * @default 'standalone'
   */
  variant?: LinkProps['variant'];
  children: ReactNode;
}

/** A link to another state of this screen. */
export function PlaceLink({ to, onGo, variant = 'standalone', children }: PlaceLinkProps) {
  return (
    <Link variant={variant} href={paths.providerInsurance(writeInsurancePlace(to))} onClick={inPlace(() => onGo(to))}>
      {children}
    </Link>
  );
}
