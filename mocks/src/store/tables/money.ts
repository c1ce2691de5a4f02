import { transaction } from '@sakina/platform/contract';

/** Rows of the money area. */
export const moneyTables = {
  /** The ledger: every movement on a provider's balance, and nothing kept beside it. */
  transactions: transaction,
};
