import { getBillingIdentity, updateBillingIdentity } from '@sakina/platform/contract';
import type { BillingIdentity } from '@sakina/platform/contract';
import { isNpi } from '@sakina/platform/domain';
import { billingIdentityOf } from '../../rules/billing-identity.ts';
import type { Rows } from '../../store/rows.ts';
import { invalid, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { ownFinancesOf } from './finances.ts';

const viewOf = (row: Rows['billingIdentities']): BillingIdentity => {
  const { npi, taxId, practiceName, address, phone, version } = row;
  return { npi, taxId, practiceName, address, phone, version };
};

export const getBillingIdentityHandler = defineHandler(getBillingIdentity, (context) =>
  viewOf(billingIdentityOf(context.tables, ownFinancesOf(context).id)),
);

export const updateBillingIdentityHandler = defineHandler(updateBillingIdentity, (context) => {
  const { tables, body } = context;
  const { id } = ownFinancesOf(context);
  const current = billingIdentityOf(tables, id);
  if (body.version !== current.version)
    throw versionConflict('This was changed in another window. Read it again before you save.', {
      version: current.version,
    });
  if (body.npi !== null && !isNpi(body.npi)) throw invalid({ npi: 'A digit of this number is wrong.' });
  return viewOf(tables.billingIdentities.put({ ...body, id, version: current.version + 1 }));
});
