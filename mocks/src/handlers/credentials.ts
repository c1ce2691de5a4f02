import { verifyCredentials } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { lastDecisionOn } from './admin/credentials.ts';
import { defineHandler } from './define-handler.ts';
import { ownProvider } from './find.ts';

/**
 * What was decided about a provider who is not verified, in the words of whoever decided; null while they are awaited.
 */
function openAnswer(tables: Tables, provider: ProviderRow): string | null {
  const last = lastDecisionOn(tables, provider);
  if (last === null || last.decision === 'APPROVE') return null;
  return last.decision === 'REQUEST_CHANGES'
    ? `We need something from you before we can go on: “${last.reason}”`
    : `Your credentials were not accepted: “${last.reason}”`;
}

function problemOf(tables: Tables, provider: ProviderRow | null): string | null {
  if (!provider) return 'There is no provider record for your account.';
  if (tables.providerSuspensions.get(provider.id))
    return 'You are suspended from holding sessions. Write to us if you do not know why.';
  const answer = provider.verification === 'PENDING' ? openAnswer(tables, provider) : null;
  if (answer !== null) return answer;
  if (provider.verification === 'PENDING')
    return 'Your license is still being checked. This usually takes two business days.';
  if (provider.verification === 'LAPSED')
    return 'Your license has expired. Upload the renewed one to hold sessions again.';
  return null;
}

export const verifyCredentialsHandler = defineHandler(verifyCredentials, (context) => {
  const provider = ownProvider(context);
  const problem = problemOf(context.tables, provider);
  const suspension = provider && context.tables.providerSuspensions.get(provider.id);
  return {
    verified: problem === null,
    problem,
    credentials: provider?.credentials ?? [],
    checkedAt: iso(context.now),
    ...(suspension && { suspension: { at: suspension.at, reason: suspension.reason } }),
  };
});
