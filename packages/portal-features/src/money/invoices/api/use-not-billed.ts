import { getPaymentSummary } from '@sakina/platform/contract';
import type { PaymentSummary } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** What insurers left to clients and no invoice asks for yet (CALL-31); null until it is read. */
export function useNotBilled(): PaymentSummary['notBilled'] | null {
  return useOperation(getPaymentSummary, {}).data?.notBilled ?? null;
}
