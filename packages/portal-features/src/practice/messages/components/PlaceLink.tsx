import { paths } from '@sakina/platform/domain';
import { InPlaceLink } from '../../../shared/index.ts';
import type { ScreenLinkProps } from '../../../shared/index.ts';

/** A link to a conversation by its id, or with null to the list of them. */
export function PlaceLink({ to, onSelect, ...rest }: ScreenLinkProps<string | null>) {
  return (
    <InPlaceLink {...rest} href={paths.providerMessages({ conversation: to ?? undefined })} onGo={() => onSelect(to)} />
  );
}
