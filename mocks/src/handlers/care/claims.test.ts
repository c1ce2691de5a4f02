import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { BodyOf, CoverageId } from '@sakina/platform/contract';
import { clients } from '../../personas/people.ts';
import { SIGNING_STATEMENT } from '../../personas/note-texts.ts';
import { ids } from '../../personas/ids.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { seedAround } from '../../store/seed.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const seed = seedAround();
const claims = [...seed.claims.values()];
const laylasCoverage =
  [...seed.coverages.values()].find((row) => row.client.id === ids.users.layla)?.id ?? ('' as CoverageId);
const oneOf = (status: string) =>
  claims.find(
    (claim) => claim.status === status && claim.providerId === ids.providers.amina && claim.replacedByClaimId === null,
  )?.id ?? '';

const body: BodyOf<typeof contract.createClaim> = {
  appointmentId: ids.appointments.lastWeek,
  coverageId: laylasCoverage,
  placeOfService: '10',
  diagnoses: [{ code: 'F41.0', description: 'Panic disorder' }],
  lines: [
    {
      procedureCode: '90834',
      modifiers: ['95'],
      units: 1,
      charge: { amountMinor: 12_000, currency: 'USD' },
      diagnosisPointers: [1],
    },
  ],
};
const line = body.lines[0];
const withLine = (change: object) => ({ ...body, lines: [{ ...line, ...change }] }) as typeof body;

function setUp() {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const paymentsOf = (claimId: string) =>
    store.run((tables) =>
      tables.transactions
        .all()
        .filter((row) => row.claimId === claimId)
        .map((row) => row.amount.amountMinor),
    );
  const amina = server.as(who.amina);
  /** Signs the draft of last week's session, as a claim needs it. */
  const signNote = () =>
    amina.call(contract.signSessionNote, {
      params: { id: 'nte-6t2w9d' },
      body: { signature: { name: 'Amina Rahman', statement: SIGNING_STATEMENT, version: 2 } },
    });
  return { server, amina, paymentsOf, signNote };
}

describe('a claim', () => {
  test('[CALL-28] [CALL-30] is submitted, acknowledged and paid as time passes, and the payment is posted once', async () => {
    const { server, amina, paymentsOf, signNote } = setUp();
    await signNote();
    const claim = await amina.call(contract.createClaim, { body });
    expect(claim).toMatchObject({
      status: 'SUBMITTED',
      charge: { amountMinor: 12_000 },
      serviceDate: '2026-11-17',
      payerClaimNumber: null,
      adjudication: null,
    });
    const status = () => amina.call(contract.getClaimStatus, { params: { id: claim.id } });
    expect(await status()).toMatchObject({ status: 'SUBMITTED', nextStep: { action: 'WAIT' } });
    server.pass({ minutes: 20 });
    expect(await status()).toMatchObject({ status: 'ACCEPTED', payerClaimNumber: expect.any(String) });
    server.pass({ days: 9 });
    expect(await status()).toMatchObject({
      status: 'PAID',
      adjudication: {
        allowed: { amountMinor: 10_400 },
        contractualAdjustment: { amountMinor: 1_600 },
        copay: { amountMinor: 3_000 },
        paid: { amountMinor: 7_400 },
      },
      remittance: { amount: { amountMinor: 7_400 } },
      // The copay was taken after the session, so nothing is left to ask for.
      nextStep: { action: 'NONE' },
      clientShare: {
        responsibility: { amountMinor: 3_000 },
        paid: { amountMinor: 3_000 },
        balance: { amountMinor: 0 },
      },
      history: [{ status: 'SUBMITTED' }, { status: 'ACCEPTED' }, { status: 'PAID' }],
    });
    await status();
    await amina.call(contract.listClaims, { query: {} });
    expect(await paymentsOf(claim.id)).toEqual([7_400]);
  });

  test('[CALL-28] needs a signed note and a procedure that the real minutes carry', async () => {
    const { amina, signNote } = setUp();
    await expect(
      amina.call(contract.createClaim, { body: withLine({ procedureCode: '90837' }) }),
    ).rejects.toMatchObject({ status: 422, code: 'NOTE_NOT_SIGNED' });
    await signNote();
    await expect(
      amina.call(contract.createClaim, { body: withLine({ procedureCode: '90837' }) }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'CODE_NEEDS_MINUTES',
      details: { procedureCode: '90837', minutes: 43 },
    });
    expect(await amina.call(contract.createClaim, { body })).toMatchObject({ status: 'SUBMITTED' });
  });

  test('[CALL-28] is created once for each key, and a second for the same session is rejected', async () => {
    const { amina, signNote } = setUp();
    await signNote();
    const first = await amina.call(contract.createClaim, { body }, { idempotencyKey: 'intent-claim' });
    expect(await amina.call(contract.createClaim, { body }, { idempotencyKey: 'intent-claim' })).toEqual(first);
    await expect(amina.call(contract.createClaim, { body })).rejects.toMatchObject({
      status: 409,
      code: 'CLAIM_EXISTS',
      details: { claimId: first.id },
    });
  });

  test('[CALL-28] is corrected once after a denial, and the corrected one is paid', async () => {
    const { server, amina, paymentsOf, signNote } = setUp();
    await signNote();
    const wrong = await amina.call(contract.createClaim, { body: withLine({ modifiers: [] }) });
    const correction = { body: { ...body, replacesClaimId: wrong.id } };
    await expect(amina.call(contract.createClaim, correction)).rejects.toMatchObject({
      status: 409,
      code: 'CLAIM_NOT_REPLACEABLE',
    });
    server.pass({ days: 10 });
    const status = { params: { id: wrong.id } };
    expect(await amina.call(contract.getClaimStatus, status)).toMatchObject({
      status: 'DENIED',
      adjudication: { reasons: [{ code: '4', words: expect.stringContaining('modifier 95') }] },
      remittance: null,
      nextStep: { action: 'CORRECT' },
    });
    const corrected = await amina.call(contract.createClaim, correction);
    await expect(amina.call(contract.createClaim, correction)).rejects.toMatchObject({ code: 'CLAIM_NOT_REPLACEABLE' });
    expect(await amina.call(contract.getClaimStatus, status)).toMatchObject({
      status: 'DENIED',
      replacedByClaimId: corrected.id,
      nextStep: { action: 'NONE' },
    });
    server.pass({ days: 10 });
    expect(await amina.call(contract.getClaim, { params: { id: corrected.id } })).toMatchObject({
      status: 'PAID',
      replacesClaimId: wrong.id,
    });
    expect([await paymentsOf(wrong.id), await paymentsOf(corrected.id)]).toEqual([[], [7_400]]);
  });

  test('[CALL-30] paid in part is reversed when the corrected one is paid in full', async () => {
    const { server, amina, paymentsOf, signNote } = setUp();
    await signNote();
    const lines = [
      ...body.lines,
      {
        procedureCode: '96127' as const,
        modifiers: [] as string[],
        units: 2,
        charge: { amountMinor: 1_800, currency: 'USD' },
        diagnosisPointers: [1],
      },
    ];
    const first = await amina.call(contract.createClaim, { body: { ...body, lines } });
    server.pass({ days: 10 });
    expect(await amina.call(contract.getClaimStatus, { params: { id: first.id } })).toMatchObject({
      status: 'PARTIALLY_PAID',
      nextStep: { action: 'CORRECT' },
    });
    const second = await amina.call(contract.createClaim, {
      body: {
        ...body,
        lines: lines.map((entry, index) => (index === 1 ? { ...entry, modifiers: ['59'] } : entry)),
        replacesClaimId: first.id,
      },
    });
    server.pass({ days: 10 });
    expect(await amina.call(contract.getClaimStatus, { params: { id: first.id } })).toMatchObject({
      status: 'REVERSED',
      nextStep: { action: 'NONE' },
    });
    expect([await paymentsOf(first.id), await paymentsOf(second.id)]).toEqual([[7_400, -7_400], [8_600]]);
  });

  test.each<[words: string, change: object, field: string]>([
    [
      'a diagnosis that is no ICD-10 code',
      { diagnoses: [{ code: 'panic', description: 'Panic' }] },
      'diagnoses.0.code',
    ],
    ['a diagnosis named twice', { diagnoses: [body.diagnoses[0], body.diagnoses[0]] }, 'diagnoses.1.code'],
    ['a pointer to no diagnosis', withLine({ diagnosisPointers: [2] }), 'lines.0.diagnosisPointers'],
    ['a negative charge', withLine({ charge: { amountMinor: -1, currency: 'USD' } }), 'lines.0.charge.amountMinor'],
    ['another currency', withLine({ charge: { amountMinor: 100, currency: 'EUR' } }), 'lines.0.charge.currency'],
    ['no units', withLine({ units: 0 }), 'lines.0.units'],
    ['an unknown procedure', withLine({ procedureCode: '99999' }), 'lines.0.procedureCode'],
    ['a modifier twice', withLine({ modifiers: ['95', '95'] }), 'lines.0.modifiers'],
    ['no lines', { lines: [] }, 'lines'],
    ['another person’s insurance', { coverageId: 'cov-unknown' }, 'coverageId'],
  ])('[CALL-28] with %s is refused at its field', async (_, change, field) => {
    await expect(
      setUp().amina.call(contract.createClaim, { body: { ...body, ...change } as typeof body }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('[CALL-28] is created for a past session, by the therapist who held it', async () => {
    const { server, amina } = setUp();
    await expect(
      amina.call(contract.createClaim, { body: { ...body, appointmentId: ids.appointments.upcoming } }),
    ).rejects.toMatchObject({ status: 422, code: 'SESSION_NOT_COMPLETED' });
    await expect(
      amina.call(contract.createClaim, { body: { ...body, appointmentId: 'apt-unknown' } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(server.as(who.mariam).call(contract.createClaim, { body })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    const [imams] = (
      await server.as(who.yusuf).call(contract.listAppointments, { query: { status: 'COMPLETED', as: 'provider' } })
    ).items;
    await expect(
      server.as(who.yusuf).call(contract.createClaim, { body: { ...body, appointmentId: imams?.id ?? '' } }),
    ).rejects.toMatchObject({ status: 403, message: expect.stringContaining('Only therapists') });
    await expect(server.as(who.layla).call(contract.createClaim, { body })).rejects.toMatchObject({ status: 403 });
  });
});

describe('the list of claims', () => {
  test('[CALL-29] continues at its cursor, and filters by status, client and date of service', async () => {
    const { amina } = setUp();
    const first = await amina.call(contract.listClaims, { query: { limit: 20 } });
    const rest = await amina.call(contract.listClaims, { query: { limit: 100, after: first.nextCursor ?? '' } });
    expect(new Set([...first.items, ...rest.items].map((claim) => claim.id)).size).toBe(first.total);
    expect(rest.nextCursor).toBeNull();
    const denied = await amina.call(contract.listClaims, { query: { status: 'DENIED', clientId: ids.users.layla } });
    expect(denied.items).toMatchObject([{ status: 'DENIED', client: { displayName: 'Layla Haddad' } }]);
    const october = await amina.call(contract.listClaims, {
      query: { from: '2026-10-01', to: '2026-10-31', limit: 100 },
    });
    expect(october.items.every((claim) => claim.serviceDate.startsWith('2026-10'))).toBe(true);
    expect(october.total).toBeGreaterThan(5);
    await expect(
      amina.call(contract.listClaims, { query: { after: first.nextCursor ?? '', status: 'PAID' } }),
    ).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    expect((await setUp().server.as(who.grace).call(contract.listClaims, { query: {} })).items).toEqual([]);
  });

  test('[CALL-30] does not show another provider’s claim or an unknown one', async () => {
    const { server, amina } = setUp();
    for (const operation of [contract.getClaimStatus, contract.getClaim]) {
      await expect(server.as(who.mariam).call(operation, { params: { id: oneOf('PAID') } })).rejects.toMatchObject({
        status: 404,
      });
      await expect(amina.call(operation, { params: { id: 'clm-unknown' } })).rejects.toMatchObject({ status: 404 });
    }
  });

  test('[CALL-30] reports whether a denial goes to the client or to a correction', async () => {
    const { amina } = setUp();
    expect(await amina.call(contract.getClaimStatus, { params: { id: oneOf('DENIED') } })).toMatchObject({
      adjudication: { reasons: [{ code: '27', group: 'PR' }] },
      nextStep: { action: 'BILL_CLIENT' },
    });
    expect(await amina.call(contract.getClaimStatus, { params: { id: oneOf('PARTIALLY_PAID') } })).toMatchObject({
      nextStep: { action: 'CORRECT', until: expect.any(String) },
    });
  });
});

describe('insurance', () => {
  test('[CALL-27] is active, with the amounts met and remaining this year', async () => {
    const { amina, server } = setUp();
    const eligible = await amina.call(contract.verifyInsurance, {
      body: { clientId: ids.users.layla, coverageId: laylasCoverage },
    });
    expect(eligible).toMatchObject({
      status: 'ACTIVE',
      benefits: {
        copay: { amountMinor: 3_000 },
        deductible: { met: { amountMinor: 50_000 }, remaining: { amountMinor: 0 } },
        outOfPocket: { met: { amountMinor: 112_000 }, remaining: { amountMinor: 188_000 } },
        sessions: null,
      },
    });
    expect(
      await server.as(who.layla).call(contract.verifyInsurance, {
        body: { clientId: ids.users.layla, insurer: 'AETNA', memberId: 'w204418837' },
      }),
    ).toMatchObject({ status: 'ACTIVE' });
    expect(
      await amina.call(contract.verifyInsurance, {
        body: { clientId: clients[3]?.id ?? '', insurer: 'CIGNA', memberId: 'U7719020301' },
      }),
    ).toMatchObject({
      benefits: { sessions: { limit: 30, used: 6, remaining: 24 }, authorisationNeededFor: ['90837'] },
    });
  });

  test.each([
    ['INACTIVE', 'after it ended', 'XQB440918226', {}],
    ['INACTIVE', 'before it began', 'XQB440918226', { serviceDate: '2020-01-01' }],
    ['ACTIVE', 'while it ran', 'XQB440918226', { serviceDate: '2026-11-03' }],
    ['NOT_FOUND', 'of no one', 'XQB000000000', {}],
  ])('[CALL-27] is %s %s', async (status, _, memberId, when) => {
    const answer = await setUp().amina.call(contract.verifyInsurance, {
      body: { clientId: clients[5]?.id ?? '', insurer: 'BLUE_CROSS', memberId, ...when },
    });
    expect(answer).toMatchObject({ status, words: expect.any(String) });
    expect(answer.benefits !== null).toBe(status === 'ACTIVE');
  });

  test('[CALL-27] can be checked by member number, by the client and their providers', async () => {
    const { server, amina } = setUp();
    await expect(amina.call(contract.verifyInsurance, { body: { clientId: ids.users.layla } })).rejects.toMatchObject({
      status: 422,
      details: { fields: { insurer: expect.any(String), memberId: expect.any(String) } },
    });
    await expect(
      amina.call(contract.verifyInsurance, { body: { clientId: ids.users.noah, coverageId: laylasCoverage } }),
    ).rejects.toMatchObject({ details: { fields: { coverageId: expect.any(String) } } });
    await expect(
      server
        .as(who.noah)
        .call(contract.verifyInsurance, { body: { clientId: ids.users.layla, coverageId: laylasCoverage } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      amina.call(contract.verifyInsurance, { body: { clientId: 'usr-unknown', coverageId: laylasCoverage } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('is added, read and removed by the client, and read by their provider', async () => {
    const { server, amina } = setUp();
    const layla = server.as(who.layla);
    const card = {
      insurer: 'UNITED' as const,
      planName: 'Choice Plus',
      memberId: '904417722',
      groupNumber: null,
      relationship: 'SPOUSE' as const,
    };
    const added = await layla.call(contract.addCoverage, { body: card });
    await expect(layla.call(contract.addCoverage, { body: card })).rejects.toMatchObject({
      status: 409,
      code: 'COVERAGE_EXISTS',
      details: { coverageId: added.id },
    });
    await expect(layla.call(contract.addCoverage, { body: { ...card, memberId: '<script>' } })).rejects.toMatchObject({
      status: 422,
      details: { fields: { memberId: expect.any(String) } },
    });
    const listed = { params: { id: ids.users.layla } };
    expect((await amina.call(contract.listCoverages, listed)).items.map((row) => row.id)).toEqual([
      laylasCoverage,
      added.id,
    ]);
    await expect(server.as(who.grace).call(contract.listCoverages, listed)).rejects.toMatchObject({ status: 404 });
    await expect(amina.call(contract.listCoverages, { params: { id: 'usr-unknown' } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(server.as(who.noah).call(contract.removeCoverage, { params: { id: added.id } })).rejects.toMatchObject(
      { status: 404 },
    );
    expect(
      (await layla.call(contract.removeCoverage, { params: { id: added.id } })).items.map((row) => row.id),
    ).toEqual([laylasCoverage]);
    await expect(layla.call(contract.removeCoverage, { params: { id: added.id } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
