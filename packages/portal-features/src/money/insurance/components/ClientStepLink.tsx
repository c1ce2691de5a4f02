import { Link } from '@sakina/design-system';
import type { ClaimStatusReport } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useInsuranceText } from '../messages/index.ts';
import type { ClaimAction } from '../model/groups.ts';

export interface ClientStepLinkProps {
  /** Id of the claim. */
  claimId: string;
  /** The step of the claim. */
  action: ClaimAction;
  share: ClaimStatusReport['clientShare'];
  /** What it says as one link of many in rows; left out, it stands alone and says the step in full. */
  label?: string;
}

/**
 * Leads to what is to be done with the client: the draft of an invoice filled in, the invoices, or the payments; else
 * nothing.
 */
export function ClientStepLink({ claimId, action, share, label }: ClientStepLinkProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const variant = label === undefined ? 'standalone' : 'row';
  if (action === 'BILL_CLIENT' && share)
    return (
      <Link variant={variant} href={paths.providerInvoices({ claim: claimId })}>
        {label ?? t('do.BILL_CLIENT', { amount: format.money(share.unbilled) })}
      </Link>
    );
  if (action === 'AWAIT_CLIENT')
    return (
      <Link variant={variant} href={paths.providerInvoices()}>
        {label ?? t('do.AWAIT_CLIENT')}
      </Link>
    );
  return action === 'REFUND' ? (
    <Link variant={variant} href={paths.providerPayments()}>
      {label ?? t('do.REFUND')}
    </Link>
  ) : null;
}
