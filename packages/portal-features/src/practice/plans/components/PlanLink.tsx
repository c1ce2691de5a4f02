import { paths } from '@sakina/platform/domain';
import { InPlaceLink } from '../../../shared/index.ts';
import type { ScreenLinkProps } from '../../../shared/index.ts';
import { writePlansSelection } from '../model/selection.ts';
import type { PlansSelection } from '../model/selection.ts';

/** A link to another selection of this screen. */
export function PlanLink({ to, onSelect, ...rest }: ScreenLinkProps<PlansSelection>) {
  const query = new URLSearchParams(writePlansSelection(to)).toString();
  return (
    <InPlaceLink
      {...rest}
      href={`${paths.providerTreatmentPlans()}${query && `?${query}`}`}
      onGo={() => onSelect(to)}
    />
  );
}
