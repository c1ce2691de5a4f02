import { describe, expect, test, vi } from 'vitest';
import { mintMockToken, newcomer } from '@sakina/platform/auth/mock';
import { createClient } from '@sakina/platform/client';
import * as contract from '@sakina/platform/contract';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestServer, who } from '../../testing/test-server.ts';
import { outcome } from '../../testing/outcome.ts';
import { suspendAs } from '../../testing/suspend.ts';

// The first call builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const reason = 'The address was written wrongly.';
const email = 'hanna.lindqvist@demo.test';
/** A server on which a colleague has been invited. */
async function invited() {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const ingrid = server.as(who.ingrid);
  const { id } = await ingrid.call(contract.inviteStaff, {
    body: { displayName: 'Hanna Lindqvist', email, roles: ['sakina:manager'], organizationId: 'org-harbour' },
  });
  const params = { id };
  /** The code of the newest link. */
  const code = () =>
    store.run((tables) => tables.invitations.all().findLast(({ staffUserId }) => staffUserId === id)?.code ?? '');
  const hanna = createClient({
    apiBase: '',
    cloudBase: '',
    fetch: server.fetch,
    credentials: () => ({ accessToken: mintMockToken(newcomer(email).claims) }),
  });
  const accept = (link: string) => outcome(hanna.call(contract.acceptInvitation, { params: { code: link } }));
  const account = () => ingrid.call(contract.getAdminUser, { params });
  return { store, server, ingrid, params, code, accept, account };
}

describe('an invitation of staff', () => {
  test('opens the account with its roles once it is accepted within seven days [ADM-29]', async () => {
    const { server, code, accept, account } = await invited();
    expect((await account()).invitation).toMatchObject({ status: 'PENDING', expiresAt: '2026-12-01T15:00:00.000Z' });
    server.pass({ days: 6, hours: 23, minutes: 59 });
    expect(await accept(await code())).toBe('ok');
    expect(await account()).toMatchObject({ status: 'ACTIVE', roles: ['sakina:manager'], invitation: null });
  });

  test('has expired after seven days: it is listed as expired, and accepting it is refused [ADM-29]', async () => {
    const { server, ingrid, code, accept, account } = await invited();
    server.pass({ days: 7, minutes: 1 });
    expect(await accept(await code())).toBe('INVITATION_OVER');
    expect(await account()).toMatchObject({ status: 'INVITED', invitation: { status: 'EXPIRED' } });
    const { items } = await ingrid.call(contract.listAdminUsers, { query: { q: 'hanna lindqvist' } });
    expect(items[0]?.invitation?.status).toBe('EXPIRED');
    const read = await server.as(null).call(contract.getInvitation, { params: { code: await code() } });
    expect(read).toMatchObject({ status: 'EXPIRED', purpose: 'STAFF' });
  });

  test('that is sent again has a new link for seven days, and the link before is dead [ADM-29]', async () => {
    const { server, ingrid, params, code, accept, account } = await invited();
    const first = await code();
    server.pass({ days: 3 });
    await ingrid.call(contract.resendStaffInvitation, { params });
    expect((await account()).invitation).toMatchObject({ status: 'PENDING', expiresAt: '2026-12-04T15:00:00.000Z' });
    expect(await accept(first)).toBe('INVITATION_OVER');
    expect(await accept(await code())).toBe('ok');
  });

  test('that is revoked is dead at once, can be sent again, and an expired one is not revoked [ADM-29]', async () => {
    const { server, ingrid, params, code, accept, account } = await invited();
    await ingrid.call(contract.revokeStaffInvitation, { params, body: { reason } });
    expect(await accept(await code())).toBe('INVITATION_OVER');
    expect((await account()).invitation?.status).toBe('WITHDRAWN');
    await ingrid.call(contract.resendStaffInvitation, { params });
    server.pass({ days: 8 });
    expect(await outcome(ingrid.call(contract.revokeStaffInvitation, { params, body: { reason } }))).toBe(
      'ACCOUNT_STATE',
    );
  });

  test('of a suspended account is not accepted, and the account never becomes active by it [ADM-28]', async () => {
    const { ingrid, params, code, accept, account } = await invited();
    await suspendAs(ingrid, params.id, reason);
    expect(await accept(await code())).not.toBe('ok');
    expect((await account()).status).toBe('SUSPENDED');
    await ingrid.call(contract.reactivateUser, { params, body: { reason } });
    expect((await account()).status).toBe('INVITED');
  });

  test('of generated accounts expires as well, seven days after the account was made [ADM-29]', async () => {
    const { ingrid } = await invited();
    const { items } = await ingrid.call(contract.listAdminUsers, {
      query: { status: ['INVITED'], sort: 'createdAt', direction: 'asc', limit: 1 },
    });
    const [old] = items;
    expect(old?.invitation?.status).toBe('EXPIRED');
    const sent = await ingrid.call(contract.resendStaffInvitation, { params: { id: old?.id ?? '' } });
    expect(sent.invitation?.status).toBe('PENDING');
  });

  test('to a taken address names the account, so that it can be sent again from there [ADM-29]', async () => {
    const { ingrid, params } = await invited();
    const again = ingrid.call(contract.inviteStaff, {
      body: { displayName: 'Hanna', email, roles: ['viewer'], organizationId: null },
    });
    await expect(again).rejects.toMatchObject({ code: 'EMAIL_TAKEN', details: { id: params.id } });
  });

  test('is not sent again or revoked by someone beside or below the invited [ADM-22]', async () => {
    const { server, ingrid } = await invited();
    const { id } = await ingrid.call(contract.inviteStaff, {
      body: { displayName: 'Eve', email: 'eve@demo.test', roles: ['sakina:owner'], organizationId: 'org-harbour' },
    });
    const idris = server.as(who.idris);
    expect(await outcome(idris.call(contract.resendStaffInvitation, { params: { id } }))).toBe('RANK');
    expect(await outcome(idris.call(contract.revokeStaffInvitation, { params: { id }, body: { reason } }))).toBe(
      'RANK',
    );
  });
});
