import type { CredentialCase } from '@sakina/platform/contract';

/** Another case of the same provider among those of the queue: someone who has a page can also have applied. */
export function otherCaseOf(
  { id, providerId }: Pick<CredentialCase, 'id' | 'providerId'>,
  cases: readonly CredentialCase[],
): CredentialCase | undefined {
  return providerId === null ? undefined : cases.find((one) => one.id !== id && one.providerId === providerId);
}
