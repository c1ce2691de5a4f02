import { Text } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { voidClaim } from '@sakina/platform/contract';
import { useReadAgain } from '@sakina/platform/react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '../../../shared/dialogs/index.ts';
import type { FormDialogProps } from '../../../shared/dialogs/index.ts';
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

/**
 * One form in a dialog, about a claim. A refusal that says what has become of the claim is put in words, and the claim
 * is read again when the dialog closes, since it is not what it was.
 */
export function ClaimDialog<Fields extends FieldValues, Answer>({
  error,
  onClose,
  ...dialog
}: Omit<FormDialogProps<Fields, Answer>, 'cancelLabel' | 'problem'>) {
  const t = useInsuranceText();
  const readAgain = useReadAgain();
  const code = KNOWN.find((each) => isApiError(error, each));
  return (
    <FormDialog
      {...dialog}
      cancelLabel={t('later')}
      error={error}
      problem={
        code && (
          <Text role="alert" weight="strong">
            {t(`refused.${code}`)}
          </Text>
        )
      }
      onClose={() => {
        if (code) void readAgain(voidClaim);
        onClose();
      }}
    />
  );
}
