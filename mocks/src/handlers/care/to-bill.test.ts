import { describe, expect, test } from 'vitest';
import {
  createClaim,
  getClaimDraft,
  getClaimStatus,
  listClaims,
  listCoverages,
  listToBill,
  verifyInsurance,
} from '@sakina/platform/contract';
import type { BodyOf, ClaimDraft } from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

/** What is sent of a draft. */
function bodyOf(draft: ClaimDraft, diagnosisCode?: string): BodyOf<typeof createClaim> {
  const { appointmentId, coverage, placeOfService, diagnoses, lines, replacesClaimId } = draft;
  return {
    appointmentId,
    coverageId: coverage.id,
    placeOfService,
    diagnoses: diagnoses.map((each, index) => (index === 0 && diagnosisCode ? { ...each, code: diagnosisCode } : each)),
    lines,
    ...(replacesClaimId !== null && { replacesClaimId }),
  };
}

describe('sessions to bill', () => {
  test('[CALL-28] are those without a claim that stands, with what is to be mended', async () => {
    const server = createTestServer();
    const { items } = await server.as(who.amina).call(listToBill, {});
    const blockersOf = (name: string) => items.find(({ client }) => client.displayName === name)?.blockers;
    expect(blockersOf('Layla Haddad')).toEqual(['NOTE_NOT_SIGNED']);
    expect(blockersOf('Omar Siddiqui')).toEqual([]);
    expect(items.map(({ fileBy }) => fileBy)).toEqual(items.map(({ fileBy }) => fileBy).toSorted());
  });

  test('[CALL-28] [CALL-30] a claim that was sent back is no denial: a new one takes its place, without an original', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const { items } = await amina.call(listToBill, {});
    const session = items.find(({ rejectedClaimId }) => rejectedClaimId !== null);
    const rejectedId = session?.rejectedClaimId ?? '';
    const before = await amina.call(getClaimStatus, { params: { id: rejectedId } });
    expect(before).toMatchObject({
      status: 'REJECTED',
      payerClaimNumber: null,
      adjudication: null,
      nextStep: { action: 'RESEND', until: '2027-03-16' },
      deadlines: [{ kind: 'FIRST' }],
    });
    const draft = await amina.call(getClaimDraft, { params: { id: session?.appointmentId ?? '' } });
    const sent = await amina.call(createClaim, { body: bodyOf(draft, 'F33.1') });
    expect(sent).toMatchObject({ status: 'SUBMITTED', replacesClaimId: null });
    const after = await amina.call(getClaimStatus, { params: { id: rejectedId } });
    expect(after).toMatchObject({ replacedByClaimId: sent.id, nextStep: { action: 'NONE' } });
    const left = await amina.call(listToBill, {});
    expect(left.items.some(({ appointmentId }) => appointmentId === session?.appointmentId)).toBe(false);
    // The second window is too late, and is told which claim there is.
    await expect(amina.call(createClaim, { body: bodyOf(draft, 'F33.1') })).rejects.toMatchObject({
      code: 'CLAIM_EXISTS',
      details: { claimId: sent.id },
    });
  });

  test('[CALL-28] a draft corrects what was denied, and names the claim that is still with the payer', async () => {
    const amina = createTestServer().as(who.amina);
    const [denied] = (await amina.call(listClaims, { query: { status: 'PARTIALLY_PAID' } })).items;
    const draft = await amina.call(getClaimDraft, { params: { id: denied?.appointmentId ?? '' } });
    expect(draft).toMatchObject({ replacesClaimId: denied?.id, openClaimId: null, fileBy: denied?.nextStep?.until });
    const [open] = (await amina.call(listClaims, { query: { status: 'ACCEPTED' } })).items;
    expect(await amina.call(getClaimDraft, { params: { id: open?.appointmentId ?? '' } })).toMatchObject({
      replacesClaimId: null,
      openClaimId: open?.id,
      blockers: ['CLAIM_OPEN'],
    });
  });

  test('[CALL-27] prices are told to a provider with a contract, and to no one else', async () => {
    const server = createTestServer();
    const [coverage] = (await server.as(who.layla).call(listCoverages, { params: { id: ids.users.layla } })).items;
    const body = { clientId: ids.users.layla, ...(coverage && { coverageId: coverage.id }) };
    const told = await server.as(who.amina).call(verifyInsurance, { body });
    expect(told.contracted?.find(({ procedureCode }) => procedureCode === '90834')?.allowed.amountMinor).toBe(10_400);
    expect((await server.as(who.layla).call(verifyInsurance, { body })).contracted).toBeUndefined();
  });

  test('[CALL-28] belong to therapists and their own sessions', async () => {
    const server = createTestServer();
    await expect(server.as(who.yusuf).call(listToBill, {})).rejects.toMatchObject({ status: 403 });
    await expect(
      server.as(who.grace).call(getClaimDraft, { params: { id: ids.appointments.lastWeek } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
