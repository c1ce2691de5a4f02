import type { Gender, ProviderKind } from '@sakina/platform/contract';
import { useSharedText } from './messages/index.ts';

/** What a provider is, in the reader's language; Arabic has a word for each gender where it is known. */
export function useKindOf(): (provider: { kind: ProviderKind; gender: Gender }) => string {
  const shared = useSharedText();
  return ({ kind, gender }) =>
    kind === 'IMAM' || gender === 'NON_BINARY' ? shared(`kind.${kind}`) : shared(`kind.${kind}.${gender}`);
}
