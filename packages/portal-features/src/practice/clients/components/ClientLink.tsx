import { paths } from '@sakina/platform/domain';
import { InPlaceLink } from '../../../shared/index.ts';
import type { ScreenLinkProps } from '../../../shared/index.ts';
import { writeClientsQuery } from '../model/query.ts';
import type { ClientsQuery } from '../model/query.ts';

/** A link to another state of this screen. */
export function ClientLink({ to, onSelect, ...rest }: ScreenLinkProps<ClientsQuery>) {
  return <InPlaceLink {...rest} href={paths.providerClients(writeClientsQuery(to))} onGo={() => onSelect(to)} />;
}
