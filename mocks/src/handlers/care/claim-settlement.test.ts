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
    await expect(server.as(who.mariam).call(contract.appealClaim, appeal)).rejects.toMatchObject({ status: 404 });
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

describe('taking a claim back', () => {
  const voidIt = (seenStatus: contract.ClaimStatus, id = params.id) => ({
    params: { id: id as typeof params.id },
    body: { reason: 'NOT_HELD' as const, words: 'It was moved to another day.', seenStatus },
  });

  test('[CLOUD-526] returns what was paid to the payer, frees the session to be billed, and leaves nothing to settle', async () => {
    const { amina, status } = setUp();
    const ofClaim = async () => {
      const { items } = await amina.call(contract.listTransactions, { query: { limit: 100 } });
      return items.filter(({ claimId }) => claimId === params.id).map(({ amount }) => amount.amountMinor);
    };
    const report = await amina.call(contract.voidClaim, voidIt('PARTIALLY_PAID'));
    expect(report).toMatchObject({
      status: 'VOIDED',
      voided: { reason: 'NOT_HELD', words: 'It was moved to another day.', by: 'Dr. Amina Rahman' },
      insurerOpen: usd(0),
      clientShare: null,
      deadlines: [],
    });
    expect(report.history.at(-1)?.status).toBe('VOIDED');
    const paidBack = part?.remittance?.amount.amountMinor ?? 0;
    expect(paidBack).toBeGreaterThan(0);
    expect(await ofClaim()).toEqual([-paidBack, paidBack]);
    const { items } = await amina.call(contract.listToBill, {});
    expect(items.map(({ appointmentId }) => appointmentId)).toContain(part?.appointmentId);
    expect(await status()).toMatchObject({ status: 'VOIDED' });
  });

  test('[CLOUD-526] happens once, and not with effects that are not those that were read', async () => {
    const { amina } = setUp();
    await expect(amina.call(contract.voidClaim, voidIt('ACCEPTED'))).rejects.toMatchObject({
      status: 409,
      code: 'CLAIM_CHANGED',
      details: { status: 'PARTIALLY_PAID' },
    });
    await amina.call(contract.voidClaim, voidIt('PARTIALLY_PAID'));
    await expect(amina.call(contract.voidClaim, voidIt('VOIDED'))).rejects.toMatchObject({
      code: 'CLAIM_NOT_VOIDABLE',
      details: { why: 'VOIDED' },
    });
    await expect(amina.call(contract.appealClaim, appeal)).rejects.toMatchObject({ status: 409 });
    await expect(amina.call(contract.writeOffClaim, writeOff(1800))).rejects.toMatchObject({ code: 'NOTHING_DENIED' });
  });

  test('[CLOUD-526] waits for the answer to an appeal', async () => {
    const { amina } = setUp();
    await amina.call(contract.appealClaim, appeal);
    await expect(amina.call(contract.voidClaim, voidIt('PARTIALLY_PAID'))).rejects.toMatchObject({
      code: 'APPEAL_OPEN',
    });
  });

  test.each([
    ['never reached the payer', 'REJECTED', 'SENT_BACK'],
    ['was corrected', 'DENIED', 'REPLACED'],
  ] as const)('[CLOUD-526] is refused for a claim that %s', async (_, state, why) => {
    const { amina } = setUp();
    const found = claims.find(
      ({ status, replacedByClaimId }) => status === state && (state === 'REJECTED' || replacedByClaimId !== null),
    );
    expect(found).toBeDefined();
    await expect(amina.call(contract.voidClaim, voidIt(state, found?.id))).rejects.toMatchObject({
      code: 'CLAIM_NOT_VOIDABLE',
      details: { why },
    });
  });

  test('[CLOUD-526] is refused while a remittance of it is not posted, which would bring its money after it', async () => {
    const { amina } = setUp();
    const held = [...seedAround().remittances.values()].find(({ postedAt }) => postedAt === null)?.decided[0];
    expect(held).toBeDefined();
    await expect(amina.call(contract.voidClaim, voidIt('ACCEPTED', held?.id))).rejects.toMatchObject({
      code: 'CLAIM_NOT_VOIDABLE',
      details: { why: 'REMITTANCE_OPEN' },
    });
  });

  test('[CLOUD-526] is for those alone who may see the money', async () => {
    const { server } = setUp();
    await expect(server.as(who.yusuf).call(contract.voidClaim, voidIt('PARTIALLY_PAID'))).rejects.toMatchObject({
      status: 404,
    });
  });

  test('[CLOUD-526] [CLOUD-521] lets the session be claimed again, as a first claim', async () => {
    const { amina } = setUp();
    await amina.call(contract.voidClaim, voidIt('PARTIALLY_PAID'));
    const draft = await amina.call(contract.getClaimDraft, { params: { id: part?.appointmentId ?? '' } });
    expect(draft).toMatchObject({ openClaimId: null, replacesClaimId: null });
    const { coverage, placeOfService, diagnoses, lines } = draft;
    const sent = await amina.call(contract.createClaim, {
      body: {
        appointmentId: draft.appointmentId,
        coverageId: coverage.id,
        placeOfService,
        diagnoses,
        lines,
      },
    });
    expect(sent).toMatchObject({ status: 'SUBMITTED', replacesClaimId: null });
  });
});
