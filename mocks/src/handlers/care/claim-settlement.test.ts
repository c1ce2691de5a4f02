import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { seedAround } from '../../store/seed.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const claims = [...seedAround().claims.values()];
/** Denied in part for a reason that its provider bears: 18.00 of it. */
const part = claims.find(({ status, replacedByClaimId }) => status === 'PARTIALLY_PAID' && replacedByClaimId === null);
/** Denied because the policy had ended: the client bears it. */
const uncovered = claims.find(({ adjudication }) => adjudication?.reasons.some(({ code }) => code === '27'));
const paid = claims.find(({ status }) => status === 'PAID');
const params = { id: part?.id ?? '' };
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const appeal = { params, body: { reason: 'The questionnaire was a service of its own.' } };
const writeOff = (amountMinor: number) => ({
  params,
  body: { amount: usd(amountMinor), reason: 'NOT_WORTH_IT' as const, words: 'Too small to go on.' },
});

function setUp() {
  const server = createTestServer();
  const amina = server.as(who.amina);
  return { server, amina, status: () => amina.call(contract.getClaimStatus, { params }) };
}

describe('an appeal', () => {
  test('[CLOUD-520] waits for its answer and keeps the claim from being corrected or written off meanwhile', async () => {
    const { amina, status } = setUp();
    expect(await status()).toMatchObject({ insurerOpen: usd(1800), nextStep: { action: 'CORRECT' } });
    expect(await amina.call(contract.appealClaim, appeal)).toMatchObject({
      appeal: { sentAt: '2026-11-24T15:00:00.000Z', answerDueOn: '2026-12-24', answer: null },
      nextStep: { action: 'WAIT', until: '2026-12-24' },
      deadlines: [{ kind: 'CORRECTED' }],
    });
    await expect(amina.call(contract.appealClaim, appeal)).rejects.toMatchObject({ code: 'APPEAL_OPEN' });
    await expect(amina.call(contract.writeOffClaim, writeOff(1800))).rejects.toMatchObject({
      status: 409,
      code: 'APPEAL_OPEN',
      details: { answerDueOn: '2026-12-24' },
    });
    const draft = await amina.call(contract.getClaimDraft, { params: { id: part?.appointmentId ?? '' } });
    expect(draft).toMatchObject({ replacesClaimId: null, openClaimId: params.id });
  });

  test('[CLOUD-520] is answered after its day, and a decision is appealed once', async () => {
    const { server, amina, status } = setUp();
    await amina.call(contract.appealClaim, appeal);
    server.pass({ days: 31 });
    expect(await status()).toMatchObject({
      appeal: { answer: { outcome: 'UPHELD' } },
      nextStep: { action: 'CORRECT' },
      insurerOpen: usd(1800),
    });
    await expect(amina.call(contract.appealClaim, appeal)).rejects.toMatchObject({ code: 'APPEALED_BEFORE' });
    expect(await amina.call(contract.writeOffClaim, writeOff(1800))).toMatchObject({ insurerOpen: usd(0) });
  });

  test('[CLOUD-520] counts on its last day, and is refused a day later', async () => {
    const { server, amina, status } = setUp();
    const last = (await status()).deadlines?.find(({ kind }) => kind === 'APPEAL')?.lastDay ?? '';
    const days = Math.round((Date.parse(last) - Date.parse('2026-11-24')) / 86_400_000);
    server.pass({ days: days + 1 });
    await expect(amina.call(contract.appealClaim, appeal)).rejects.toMatchObject({
      status: 422,
      code: 'DEADLINE_PASSED',
      details: { lastDay: last },
    });
    const other = setUp();
    other.server.pass({ days });
    expect(await other.amina.call(contract.appealClaim, appeal)).toMatchObject({ nextStep: { action: 'WAIT' } });
  });

  test('[CLOUD-520] needs a reason, a denial and one’s own claim', async () => {
    const { server, amina } = setUp();
    await expect(amina.call(contract.appealClaim, { params, body: { reason: ' ' } })).rejects.toMatchObject({
      details: { fields: { reason: expect.any(String) } },
    });
    await expect(amina.call(contract.appealClaim, { ...appeal, params: { id: paid?.id ?? '' } })).rejects.toMatchObject(
      { code: 'NOTHING_DENIED' },
    );
    await expect(server.as(who.mariam).call(contract.appealClaim, appeal)).rejects.toMatchObject({ status: 403 });
  });
});

describe('a write-off', () => {
  test('[CLOUD-521] takes a part, then the rest, and never touches the client’s share', async () => {
    const { amina, status } = setUp();
    const before = await status();
    const first = await amina.call(contract.writeOffClaim, writeOff(800));
    expect(first).toMatchObject({ insurerOpen: usd(1000), nextStep: { action: 'CORRECT' } });
    const second = await amina.call(contract.writeOffClaim, writeOff(1000));
    expect(second).toMatchObject({
      insurerOpen: usd(0),
      deadlines: [],
      writeOffs: [{ amount: usd(800), by: expect.stringContaining('Rahman') }, { amount: usd(1000) }],
    });
    expect(second.nextStep.action).not.toBe('CORRECT');
    expect(second.clientShare).toEqual(before.clientShare);
    await expect(amina.call(contract.writeOffClaim, writeOff(1))).rejects.toMatchObject({ code: 'NOTHING_DENIED' });
    await expect(amina.call(contract.appealClaim, appeal)).rejects.toMatchObject({ code: 'NOTHING_DENIED' });
  });

  test('[CLOUD-521] of two at once one is done', async () => {
    const { amina } = setUp();
    const answers = await Promise.allSettled([
      amina.call(contract.writeOffClaim, writeOff(1800)),
      amina.call(contract.writeOffClaim, writeOff(1800)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('[CLOUD-521] of too much, or of what the client owes, is refused', async () => {
    const { amina } = setUp();
    await expect(amina.call(contract.writeOffClaim, writeOff(1801))).rejects.toMatchObject({
      status: 422,
      details: { fields: { amount: expect.any(String) } },
    });
    await expect(
      amina.call(contract.writeOffClaim, { ...writeOff(100), params: { id: uncovered?.id ?? '' } }),
    ).rejects.toMatchObject({ code: 'NOTHING_DENIED' });
  });
});
