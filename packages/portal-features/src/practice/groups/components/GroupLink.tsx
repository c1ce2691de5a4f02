import { paths } from '@sakina/platform/domain';
import { InPlaceLink } from '../../../shared/index.ts';
import type { ScreenLinkProps } from '../../../shared/index.ts';
import { writeGroupsSelection } from '../model/selection.ts';
import type { GroupsSelection } from '../model/selection.ts';

/** A link to another selection of this screen. */
export function GroupLink({ to, onSelect, ...rest }: ScreenLinkProps<GroupsSelection>) {
  const query = new URLSearchParams(writeGroupsSelection(to)).toString();
  return (
    <InPlaceLink {...rest} href={`${paths.providerGroupSessions()}${query && `?${query}`}`} onGo={() => onSelect(to)} />
  );
}
