import type { BillingIdentity, IdentityPart, PaperIssuer, ProviderId } from '@sakina/platform/contract';
import type { ProviderRow, Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';

/** Who bills for a provider; everything is missing before it was given. */
export function billingIdentityOf(tables: Tables, providerId: ProviderId): Rows['billingIdentities'] {
  return (
    tables.billingIdentities.get(providerId) ?? {
      id: providerId,
      npi: null,
      taxId: null,
      practiceName: null,
      address: null,
      phone: null,
      version: 1,
    }
  );
}

const verifiedCredential = ({ credentials }: ProviderRow) =>
  credentials.find(({ verifiedOn, number }) => verifiedOn !== null && number !== null) ?? null;

/** What a superbill cannot go without and was not given. */
export function missingParts(identity: BillingIdentity, provider: ProviderRow): IdentityPart[] {
  const parts: [IdentityPart, boolean][] = [
    ['NPI', identity.npi === null],
    ['TAX_ID', identity.taxId === null],
    ['ADDRESS', identity.address === null],
    ['PHONE', identity.phone === null],
    ['LICENSE', verifiedCredential(provider) === null],
  ];
  return parts.filter(([, isMissing]) => isMissing).map(([part]) => part);
}

/** The heading of a paper: who made it, as it is today. */
export function issuerOf(tables: Tables, provider: ProviderRow): PaperIssuer {
  const { npi, taxId, practiceName, address, phone } = billingIdentityOf(tables, provider.id);
  const credential = verifiedCredential(provider);
  return {
    displayName: provider.displayName,
    practiceName,
    credential: credential && { title: credential.title, issuer: credential.issuer, number: credential.number },
    npi,
    taxId,
    address,
    phone,
  };
}
