import { Text } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { voidClaim } from '@sakina/platform/contract';
import { useReadAgain } from '@sakina/platform/react';
import { useInsuranceText } from '../messages/index.ts';

/** Refusals that say what has become of the claim meanwhile, in another window or by the insurer. */
const KNOWN = [
  'APPEAL_OPEN',
  'APPEALED_BEFORE',
  'CLAIM_CHANGED',
  'CLAIM_NOT_VOIDABLE',
  'DEADLINE_PASSED',
  'NOTHING_DENIED',
] as const;

/** Says a refusal of a person's step in words, and reads the claim again, since it is not what it was. */
export function useClaimRefusal(error: unknown) {
  const t = useInsuranceText();
  const readAgain = useReadAgain();
  const code = KNOWN.find((each) => isApiError(error, each));
  return {
    /** The refusal as a `FormDialog` shows it; undefined where it is another failure, or none. */
    problem: code && (
      <Text role="alert" weight="strong">
        {t(`refused.${code}`)}
      </Text>
    ),
    /** Reads the claim again after such a refusal. */
    refresh: () => {
      if (code) void readAgain(voidClaim);
    },
  };
}
