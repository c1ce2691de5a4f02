import { uploadLicense, verifyLicense } from '@sakina/platform/contract';
import type { Credential } from '@sakina/platform/contract';
import { dateIn, iso } from '../../clock.ts';
import { numberProblem, plainNumber, registerKey } from '../../rules/licenses.ts';
import { isSameName } from '../../rules/names.ts';
import type { ProviderRow } from '../../store/rows.ts';
import { ApiFailure, invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { documentOf } from './documents.ts';
import { requireProvider } from './own.ts';

export const uploadLicenseHandler = defineHandler(uploadLicense, (context) => {
  const provider = requireProvider(context);
  return context.tables.credentialDocuments.put({
    ...documentOf(context.body.license, 'LICENSE', context.now),
    providerId: provider.id,
  });
});

export const verifyLicenseHandler = defineHandler(verifyLicense, (context) => {
  const {
    tables,
    now,
    body: { state, licenseNumber },
  } = context;
  const provider = requireProvider(context);
  const misprint = numberProblem(state, licenseNumber);
  if (misprint !== null) throw invalid({ licenseNumber: misprint });
  const license = tables.boardLicenses.get(registerKey(state, licenseNumber));
  const isTaken = tables.providers
    .all()
    .some(
      (row) => row.id !== provider.id && row.verification === 'VERIFIED' && holds(row, licenseNumber, license?.board),
    );
  if (isTaken)
    throw new ApiFailure(
      409,
      'LICENSE_IN_USE',
      'Another provider here is verified with this license. If it is yours, write to us.',
    );
  const checkedAt = iso(now);
  const refused = (reason: 'NOT_FOUND' | 'NAME_DIFFERS' | 'LAPSED', problem: string) => ({
    verified: false,
    reason,
    problem,
    credential: null,
    checkedAt,
  });
  if (!license) return refused('NOT_FOUND', `The register of ${state} has no license with this number.`);
  if (!isSameName(provider.displayName, license.holderName))
    return refused('NAME_DIFFERS', 'The register has this license under another name than yours.');
  const today = dateIn(now, provider.timeZone).toString();
  if (license.expiresOn < today)
    return refused('LAPSED', `This license expired on ${license.expiresOn}. Verify the renewed one, or submit it.`);
  const credential: Credential = {
    title: license.title,
    issuer: license.board,
    number: license.number,
    verifiedOn: today,
    expiresOn: license.expiresOn,
  };
  tables.providers.put({
    ...provider,
    verification: 'VERIFIED',
    credentials: withCredential(provider.credentials, credential),
  });
  return { verified: true, reason: null, problem: null, credential, checkedAt };
});

/**
 * Whether a provider is verified with a licence. Numbers repeat between states, so the board is compared too, if the
 * register names it.
 */
function holds({ credentials }: ProviderRow, number: string, board: string | undefined): boolean {
  return credentials.some(
    (entry) =>
      entry.number !== null &&
      entry.verifiedOn !== null &&
      plainNumber(entry.number) === plainNumber(number) &&
      (board === undefined || entry.issuer === board),
  );
}

/** Replaces the credential that it renews: the same number, or the same title of the same board. */
function withCredential(credentials: readonly Credential[], renewed: Credential): Credential[] {
  const { number } = renewed;
  const index = credentials.findIndex(
    (entry) =>
      (entry.number !== null && number !== null && plainNumber(entry.number) === plainNumber(number)) ||
      (entry.issuer === renewed.issuer && entry.title === renewed.title),
  );
  return index === -1 ? [renewed, ...credentials] : credentials.with(index, renewed);
}
