import type { ProviderSummary } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';

/** Where a provider's own page stands: therapists by id, imams and mentors by the user name they are known by. */
export function profilePath({ id, kind, handle }: Pick<ProviderSummary, 'id' | 'kind' | 'handle'>): string {
  return kind === 'THERAPIST' ? paths.therapist(id) : paths.leader(handle);
}
