import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ledgerInconsistencies } from '../../rules/ledger-inconsistencies.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

function practice() {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const amina = server.as(who.amina);
  const claimsTo = async (action: contract.ClaimNextStep['action']) => {
    const claims: contract.ClaimSummary[] = [];
    let after: string | undefined;
    do {
      const page = await amina.call(contract.listClaims, { query: { limit: 100, ...(after && { after }) } });
      claims.push(...page.items);
      after = page.nextCursor ?? undefined;
    } while (after);
    return claims.filter(({ nextStep }) => nextStep?.action === action);
  };
  const statusOf = (id: string) => amina.call(contract.getClaimStatus, { params: { id } });
  const bill = ({ id, appointmentId }: contract.ClaimSummary) =>
    amina.call(contract.createInvoice, { body: { appointmentId, claimId: id } });
  const oneTo = async (action: contract.ClaimNextStep['action']) => {
    const [claim] = await claimsTo(action);
    if (!claim) throw new Error(`The seed has no claim to ${action}.`);
    return claim;
  };
  const agree = async () =>
    expect(await store.run((tables) => ledgerInconsistencies(tables, server.now()))).toEqual([]);
  return { server, amina, claimsTo, oneTo, statusOf, bill, agree };
}

const unbilledOf = ({ clientShare }: contract.ClaimSummary) => clientShare?.unbilled.amountMinor ?? 0;

describe('the share that an insurer left to a client', () => {
  test('[CALL-29] [CALL-31] [CLOUD-22] is billed from each row until nothing is left, and the sum falls to nothing with it', async () => {
    const { amina, claimsTo, statusOf, bill, agree } = practice();
    const rows = await claimsTo('BILL_CLIENT');
    expect(rows.length).toBeGreaterThan(0);
    const sum = rows.reduce((total, row) => total + unbilledOf(row), 0);
    const { notBilled, outstanding } = await amina.call(contract.getPaymentSummary, {});
    expect(notBilled).toEqual({ amount: { amountMinor: sum, currency: 'USD' }, count: rows.length });
    for (const row of rows) {
      const draft = await bill(row);
      expect(draft).toMatchObject({
        status: 'DRAFT',
        purpose: 'BALANCE',
        claimId: row.id,
        total: row.clientShare?.unbilled,
      });
      expect((await statusOf(row.id)).nextStep.action).toBe('AWAIT_CLIENT');
      await amina.call(contract.sendInvoice, { params: { id: draft.id } });
    }
    const billed = await amina.call(contract.getPaymentSummary, {});
    expect(billed.notBilled.amount.amountMinor).toBe(0);
    expect(billed.outstanding.amountMinor).toBe(outstanding.amountMinor + sum);
    const { items } = await amina.call(contract.listInvoices, { query: { status: 'OPEN', limit: 100 } });
    for (const { id, due } of items)
      await amina.call(contract.recordOutsidePayment, {
        params: { id },
        body: { amount: due, method: 'CHECK', receivedOn: '2026-11-24' },
      });
    for (const { id } of rows) expect((await statusOf(id)).nextStep.action).toBe('NONE');
    await agree();
  });

  test('[CALL-30] [CALL-34] of a claim that was taken back is refunded until nothing is left', async () => {
    const { amina, claimsTo, statusOf } = practice();
    const claim = (await claimsTo('NONE')).find(
      ({ status, clientShare }) => status === 'PAID' && (clientShare?.paid.amountMinor ?? 0) > 0,
    );
    if (!claim) throw new Error('The seed has no paid claim whose client has paid.');
    await amina.call(contract.voidClaim, {
      params: { id: claim.id },
      body: { reason: 'NOT_HELD', words: 'It was moved.', seenStatus: claim.status },
    });
    expect((await statusOf(claim.id)).nextStep.action).toBe('REFUND');
    const { items } = await amina.call(contract.listPayments, { query: { clientId: claim.client.id, limit: 100 } });
    for (const { id, appointmentId, amount, refunded } of items) {
      const amountMinor = amount.amountMinor - refunded.amountMinor;
      if (appointmentId !== claim.appointmentId || amountMinor === 0) continue;
      const body = { amount: { amountMinor, currency: 'USD' }, reason: 'The session was not held.' };
      await amina.call(contract.refundPayment, { params: { id }, body });
    }
    expect((await statusOf(claim.id)).nextStep.action).toBe('NONE');
  });

  test('[CLOUD-22] [SEC-12] is billed once when two people bill it at once', async () => {
    const { oneTo, bill } = practice();
    const claim = await oneTo('BILL_CLIENT');
    const both = await Promise.allSettled([bill(claim), bill(claim)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({
      status: 409,
      code: 'INVOICE_EXISTS',
      details: { invoiceId: expect.any(String) },
    });
  });

  test('[CLOUD-22] is never asked for beyond what is left, nor for another session or an undecided claim', async () => {
    const { amina, oneTo, claimsTo } = practice();
    const claim = await oneTo('BILL_CLIENT');
    const [other] = (await claimsTo('BILL_CLIENT')).filter(
      ({ appointmentId }) => appointmentId !== claim.appointmentId,
    );
    const waiting = await oneTo('WAIT');
    const ask = (body: Partial<{ appointmentId: string; claimId: string; amountMinor: number }>) =>
      amina.call(contract.createInvoice, {
        body: {
          appointmentId: (body.appointmentId ?? claim.appointmentId) as typeof claim.appointmentId,
          claimId: (body.claimId ?? claim.id) as typeof claim.id,
          lines: [{ description: 'Balance', amount: { amountMinor: body.amountMinor ?? 1, currency: 'USD' } }],
        },
      });
    await expect(ask({ amountMinor: unbilledOf(claim) + 1 })).rejects.toMatchObject({ status: 422 });
    await expect(ask({ appointmentId: other?.appointmentId ?? '' })).rejects.toMatchObject({ status: 422 });
    await expect(ask({ appointmentId: waiting.appointmentId, claimId: waiting.id })).rejects.toMatchObject({
      status: 422,
    });
    const draft = await ask({ amountMinor: 1 });
    const lines = [{ description: 'Balance', amount: { amountMinor: unbilledOf(claim) + 1, currency: 'USD' } }];
    await expect(
      amina.call(contract.updateInvoice, {
        params: { id: draft.id },
        body: { version: draft.version, lines, dueOn: draft.dueOn },
      }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('[CLOUD-526] is not asked for any more once its claim is taken back while it is billed', async () => {
    const { amina, oneTo, bill } = practice();
    const claim = await oneTo('BILL_CLIENT');
    const { id } = await bill(claim);
    await amina.call(contract.sendInvoice, { params: { id } });
    await amina.call(contract.voidClaim, {
      params: { id: claim.id },
      body: { reason: 'NOT_HELD', words: 'It was moved.', seenStatus: claim.status },
    });
    expect(await amina.call(contract.getInvoice, { params: { id } })).toMatchObject({
      status: 'VOID',
      due: { amountMinor: 0 },
    });
  });

  test('[CALL-33] is paid on its own invoice, beside a session that is paid', async () => {
    const { amina, oneTo, bill, agree } = practice();
    const claim = await oneTo('BILL_CLIENT');
    const { id } = await bill(claim);
    await amina.call(contract.sendInvoice, { params: { id } });
    const body = {
      appointmentId: claim.appointmentId,
      invoiceId: id,
      paymentMethodToken: 'tok_ok_visa_4242_202904_m4x8w2k7q9v3',
    };
    expect(await amina.call(contract.processPayment, { body })).toMatchObject({
      purpose: 'BALANCE',
      invoiceId: id,
      amount: claim.clientShare?.unbilled,
    });
    await agree();
  });
});

describe('a refund of what a client owed', () => {
  const settled = async () => {
    const { amina, claimsTo, statusOf } = practice();
    const payments = (await amina.call(contract.listPayments, { query: { status: 'SUCCEEDED', limit: 100 } })).items;
    const claims = await claimsTo('NONE');
    const payment = payments.find(
      ({ appointmentId, amount }) =>
        amount.amountMinor > 1000 &&
        claims.some(
          (claim) =>
            claim.appointmentId === appointmentId &&
            claim.clientShare?.responsibility.amountMinor === amount.amountMinor,
        ),
    );
    const claim = claims.find(
      ({ appointmentId, clientShare }) => clientShare && appointmentId === payment?.appointmentId,
    );
    if (!payment || !claim) throw new Error('The seed has no settled share.');
    const refund = (cause: contract.RefundCause | undefined, amountMinor = 1000) =>
      amina.call(contract.refundPayment, {
        params: { id: payment.id },
        body: { amount: { amountMinor, currency: 'USD' }, reason: 'The video broke off.', ...(cause && { cause }) },
      });
    return { refund, status: () => statusOf(claim.id) };
  };

  test.each(['GOODWILL', 'SERVICE_FAILED', undefined] as const)(
    '[CALL-34] [CALL-29] by %s is written off and not billed again',
    async (cause) => {
      const { refund, status } = await settled();
      await refund(cause);
      const { nextStep, clientShare } = await status();
      expect(nextStep.action).toBe('NONE');
      expect(clientShare).toMatchObject({ writtenOff: { amountMinor: 1000 }, balance: { amountMinor: 0 } });
    },
  );

  test('[CALL-34] [CALL-29] of what was charged by mistake leaves the share to be billed', async () => {
    const { refund, status } = await settled();
    await refund('CHARGED_BY_MISTAKE');
    const { nextStep, clientShare } = await status();
    expect(nextStep.action).toBe('BILL_CLIENT');
    expect(clientShare).toMatchObject({ writtenOff: { amountMinor: 0 }, unbilled: { amountMinor: 1000 } });
  });

  test('[CALL-34] of half a cent is refused', async () => {
    const { refund } = await settled();
    await expect(refund('GOODWILL', 0.5)).rejects.toBeInstanceOf(Error);
  });
});
