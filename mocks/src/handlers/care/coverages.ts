import { addCoverage, listCoverages, removeCoverage, verifyInsurance } from '@sakina/platform/contract';
import type { CoverageId } from '@sakina/platform/contract';
import { dateIn, iso } from '../../clock.ts';
import { policyIdOf } from '../../rules/claims.ts';
import { contractedPrices, eligibilityOf } from '../../rules/eligibility.ts';
import type { Tables } from '../../store/table.ts';
import type { CoverageRow } from '../../store/tables/care.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { readerOf } from './find-client.ts';
import { settleClaims } from './settle-claims.ts';

function coveragesOf(tables: Tables, clientId: string): CoverageRow[] {
  return tables.coverages.all().filter((row) => row.client.id === clientId);
}

export const listCoveragesHandler = defineHandler(listCoverages, (context) => {
  const { clientId } = readerOf(context, context.params.id);
  return { items: coveragesOf(context.tables, clientId) };
});

export const addCoverageHandler = defineHandler(addCoverage, ({ tables, user, body, now }) => {
  const twin = coveragesOf(tables, user.userId).find((row) => policyIdOf(row) === policyIdOf(body));
  if (twin)
    throw new ApiFailure(409, 'COVERAGE_EXISTS', 'You have stated this insurance before.', { coverageId: twin.id });
  return tables.coverages.put({
    ...body,
    id: `cov-${crypto.randomUUID().slice(0, 8)}` as CoverageId,
    client: { id: user.userId, displayName: user.displayName },
    addedAt: iso(now),
  });
});

export const removeCoverageHandler = defineHandler(removeCoverage, ({ tables, user, params }) => {
  const row = tables.coverages.get(params.id);
  if (!row) throw notFound('this insurance');
  tables.coverages.remove(row.id);
  return { items: coveragesOf(tables, user.userId) };
});

type VerifyContext = HandlerContext<typeof verifyInsurance>;

/** The payer and member number of an eligibility check. */
function askedOf({ tables, body }: VerifyContext, clientId: string): Pick<CoverageRow, 'insurer' | 'memberId'> {
  if (body.coverageId === undefined) {
    if (body.insurer !== undefined && body.memberId !== undefined)
      return { insurer: body.insurer, memberId: body.memberId };
    const isNeeded = 'This is needed where no insurance of the client is named.';
    throw invalid({
      ...(body.insurer === undefined && { insurer: isNeeded }),
      ...(body.memberId === undefined && { memberId: isNeeded }),
    });
  }
  const coverage = tables.coverages.get(body.coverageId);
  if (!coverage || coverage.client.id !== clientId)
    throw invalid({ coverageId: 'The client has not stated this insurance.' });
  return coverage;
}

export const verifyInsuranceHandler = defineHandler(verifyInsurance, (context) => {
  const { tables, body, now } = context;
  const reader = readerOf(context, body.clientId);
  const { clientId } = reader;
  const { insurer, memberId } = askedOf(context, clientId);
  settleClaims(tables, now);
  const policy = tables.policies.get(policyIdOf({ insurer, memberId })) ?? null;
  // Payers interpret dates of service in their own time zone.
  const serviceDate = body.serviceDate ?? dateIn(now, 'America/New_York').toString();
  const answer = eligibilityOf({ insurer, memberId, serviceDate }, policy, tables.claims.all(), now);
  // Prices are agreed between a payer and a provider: no one else is told, and without a contract there are none.
  const hasContract = reader.side === 'PROVIDER' && reader.provider.insurers.includes(insurer);
  return answer.benefits !== null && hasContract ? { ...answer, contracted: contractedPrices(insurer) } : answer;
});
