import { uploadLicense, verifyLicense } from '@sakina/platform/contract';
import type { Credential } from '@sakina/platform/contract';
import { dateIn, iso } from '../../clock.ts';
import { numberProblem, plainNumber, registerKey } from '../../rules/licenses.ts';
import { isSameName } from '../../rules/names.ts';
import type { ProviderRow, Rows } from '../../store/rows.ts';
import { ApiFailure, invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { documentOf } from './documents.ts';
import { requireProvider } from './own.ts';

export const licenseUpload = defineHandler(uploadLicense, (context) => {
  const provider = requireProvider(context);
  return context.tables.credentialDocuments.put({ ...documentOf(context.body.license, 'LICENSE', context.now), providerId: provider.id });
});

export const licenseVerification = defineHandler(verifyLicense, (context) => {
  const { tables, now, body: { state, licenseNumber } } = context;
  const provider = requireProvider(context);
  const misprint = numberProblem(state, licenseNumber);
  if (misprint !== null) throw invalid({ licenseNumber: misprint });
  if (tables.providers.all().some((row) => row.id !== provider.id && row.verification === 'VERIFIED' && holds(row, licenseNumber, state, tables.boardLicenses.get(registerKey(state, licenseNumber))))) {
    throw new ApiFailure(409, 'LICENSE_IN_USE', 'Another provider here is verified with this licence. If it is yours, write to us.');
  }
  const license = tables.boardLicenses.get(registerKey(state, licenseNumber));
  const checkedAt = iso(now);
  const refused = (reason: 'NOT_FOUND' | 'NAME_DIFFERS' | 'LAPSED', problem: string) => ({ verified: false, reason, problem, credential: null, checkedAt });
  if (!license) return refused('NOT_FOUND', `The register of ${state} knows no licence with this number.`);
  if (!isHolder(provider, license.holderName)) return refused('NAME_DIFFERS', 'The register has this licence under another name than yours.');
  const today = dateIn(now, provider.timeZone).toString();
  if (license.expiresOn < today) return refused('LAPSED', `This licence ran out on ${license.expiresOn}. Verify the renewed one, or hand it in.`);
  const credential: Credential = { title: license.title, issuer: license.board, number: license.number, verifiedOn: today, expiresOn: license.expiresOn };
  tables.providers.put({ ...provider, verification: 'VERIFIED', credentials: withCredential(provider.credentials, credential) });
  return { verified: true, reason: null, problem: null, credential, checkedAt };
});

/** A name of the page may carry degrees after it: 'Daniel Weiss, LCSW'. */
function isHolder({ displayName }: ProviderRow, holder: string): boolean {
  return isSameName(displayName, holder);
}

/** Whether a credential of somebody is this very licence; boards are told apart by the register, since numbers repeat between states. */
function holds({ credentials }: ProviderRow, number: string, state: string, license: Rows['boardLicenses'] | undefined): boolean {
  return credentials.some((entry) => entry.number !== null && entry.verifiedOn !== null && plainNumber(entry.number) === plainNumber(number) && (license === undefined || (license.state === state && license.board === entry.issuer)));
}

/** The credential in the place of the one that it renews: the same number, or the same title of the same board. */
function withCredential(credentials: readonly Credential[], renewed: Credential): Credential[] {
  const { number } = renewed;
  const index = credentials.findIndex((entry) => (entry.number !== null && number !== null && plainNumber(entry.number) === plainNumber(number)) || (entry.issuer === renewed.issuer && entry.title === renewed.title));
  return index === -1 ? [renewed, ...credentials] : credentials.with(index, renewed);
}
