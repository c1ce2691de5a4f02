import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { ClaimId } from '@sakina/platform/contract';
import { ledgerInconsistencies } from '../../rules/ledger-inconsistencies.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

/**
 * What the line of the first remittance was paid, and what its insurer took back of an earlier claim, in minor units.
 */
const [PAID, TAKEN_BACK] = [4787, 1200];
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

async function setUp() {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const amina = server.as(who.amina);
  const { items } = await amina.call(contract.listRemittances, { query: { status: 'UNPOSTED' } });
  const [unmatched, short] = items;
  if (!unmatched || !short) throw new Error('The practice has two remittances to settle.');
  const open = (id: string) => amina.call(contract.getRemittance, { params: { id } });
  return { store, server, amina, unmatched, short, open };
}

describe('remittances', () => {
  test('[CLOUD-522] show what waits for a person with the difference as one number, and what posted itself with none', async () => {
    const { amina, unmatched, short } = await setUp();
    expect(unmatched).toMatchObject({
      insurer: 'BLUE_CROSS',
      unmatchedCount: 1,
      difference: usd(PAID),
      total: usd(PAID - TAKEN_BACK),
    });
    expect(short).toMatchObject({ insurer: 'CIGNA', unmatchedCount: 0, difference: usd(-500), postedAt: null });
    const posted = await amina.call(contract.listRemittances, { query: { status: 'POSTED', limit: 100 } });
    expect(posted.items.length).toBeGreaterThan(5);
    expect(posted.items.every(({ difference }) => difference.amountMinor === 0)).toBe(true);
  });

  test('[CLOUD-524] [CLOUD-525] a line is matched by a person, and posting moves claim and balance once', async () => {
    const { store, server, amina, unmatched, open } = await setUp();
    const params = { id: unmatched.id };
    await expect(amina.call(contract.postRemittance, { params })).rejects.toMatchObject({
      status: 422,
      code: 'DIFFERENCE_OPEN',
      details: { differenceMinor: PAID },
    });
    const [line] = (await open(unmatched.id)).lines;
    expect(line).toMatchObject({ claim: null, candidates: [{ client: { displayName: 'Beatriz Carvalho' } }] });
    const claimId = line?.candidates[0]?.claimId ?? ('' as ClaimId);
    const status = () => amina.call(contract.getClaimStatus, { params: { id: claimId } });
    const matched = await amina.call(contract.matchRemittanceLine, { params, body: { line: 1, claimId } });
    expect(matched).toMatchObject({ difference: usd(0), unmatchedCount: 0, status: 'UNPOSTED' });
    server.pass({ days: 20 });
    expect(await status()).toMatchObject({ status: 'ACCEPTED', remittance: null });
    const answers = await Promise.allSettled([
      amina.call(contract.postRemittance, { params }),
      amina.call(contract.postRemittance, { params }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await status()).toMatchObject({ status: 'PAID', remittance: { amount: usd(PAID) } });
    const { items: moved } = await amina.call(contract.listTransactions, { query: { limit: 100 } });
    const ofRemittance = moved.filter(
      ({ description, claimId: of }) => description.includes(unmatched.reference) || of === claimId,
    );
    expect(ofRemittance.map(({ kind, amount }) => `${kind} ${amount.amountMinor}`).toSorted()).toEqual([
      `ADJUSTMENT ${-TAKEN_BACK}`,
      `INSURANCE_PAYMENT ${PAID}`,
    ]);
    expect(await open(unmatched.id)).toMatchObject({ status: 'POSTED', lines: [{ claim: { id: claimId } }] });
    expect(await store.run((tables) => ledgerInconsistencies(tables, new Date('2026-12-14T15:00:00Z')))).toEqual([]);
    await expect(
      amina.call(contract.matchRemittanceLine, { params, body: { line: 1, claimId: null } }),
    ).rejects.toMatchObject({ code: 'ALREADY_POSTED' });
  });

  test('[CLOUD-524] a match is taken off again, and a claim of another day is refused at its field', async () => {
    const { amina, unmatched, short, open } = await setUp();
    const [line] = (await open(short.id)).lines;
    const claimId = line?.claim?.id ?? ('' as ClaimId);
    const params = { id: short.id };
    const off = await amina.call(contract.matchRemittanceLine, { params, body: { line: 1, claimId: null } });
    expect(off).toMatchObject({ difference: short.total, lines: [{ candidates: [{ claimId }] }] });
    await expect(
      amina.call(contract.matchRemittanceLine, { params: { id: unmatched.id }, body: { line: 1, claimId } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { claimId: expect.any(String) } } });
  });

  test('[CLOUD-523] say what the insurer kept or added beside its claims, which is a part of the sum', async () => {
    const { unmatched, open } = await setUp();
    const { adjustments, difference, total } = await open(unmatched.id);
    expect(adjustments).toMatchObject([{ code: 'WO', amount: usd(-TAKEN_BACK) }]);
    expect(difference.amountMinor).toBe(total.amountMinor + TAKEN_BACK);
  });

  test('[CLOUD-523] are their provider’s alone', async () => {
    const { server, amina, unmatched } = await setUp();
    const params = { id: unmatched.id };
    await expect(server.as(who.grace).call(contract.getRemittance, { params })).rejects.toMatchObject({ status: 404 });
    await expect(amina.call(contract.getRemittance, { params: { id: 'rem-nothing' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
