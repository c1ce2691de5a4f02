import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { practiceIds } from '../../personas/practice-ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { codes, invitations } = practiceIds;
const by = (code: string) => ({ params: { code } });
const yara = { email: 'Yara.Nasser@example.org', recipientName: 'Yara', message: 'You are welcome.' };

describe('an invitation', () => {
  test('[API-6] [SEC-8] shows the sender to anyone with the code, and nothing about the recipient', async () => {
    const invitation = await createTestServer().as(null).call(contract.getInvitation, by(codes.forLayla));
    expect(invitation).toMatchObject({ status: 'PENDING', inviter: { kind: 'PROVIDER', displayName: 'Grace Okafor' } });
    expect(Object.keys(invitation).toSorted()).toEqual(['expiresAt', 'inviter', 'message', 'status']);
  });

  test('[API-6] is accepted once, by its recipient', async () => {
    const server = createTestServer();
    await expect(server.as(who.noah).call(contract.acceptInvitation, by(codes.forLayla))).rejects.toMatchObject({
      status: 403,
    });
    expect(await server.as(who.layla).call(contract.acceptInvitation, by(codes.forLayla))).toMatchObject({
      status: 'ACCEPTED',
    });
    await expect(server.as(who.layla).call(contract.acceptInvitation, by(codes.forLayla))).rejects.toMatchObject({
      status: 409,
      code: 'INVITATION_OVER',
    });
    expect((await server.as(who.grace).call(contract.listInvitations, { query: {} })).items).toMatchObject([
      { id: invitations.forLayla, status: 'ACCEPTED', acceptedAt: '2026-11-24T15:00:00.000Z' },
    ]);
  });

  test('[API-6] is valid for two weeks and open once for each address', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const created = await amina.call(contract.createInvitation, { body: yara });
    expect(created).toMatchObject({
      email: 'yara.nasser@example.org',
      status: 'PENDING',
      expiresAt: '2026-12-08T15:00:00.000Z',
      inviter: { displayName: 'Dr. Amina Rahman' },
    });
    await expect(
      amina.call(contract.createInvitation, { body: { ...yara, email: 'yara.nasser@EXAMPLE.org' } }),
    ).rejects.toMatchObject({ status: 409, code: 'ALREADY_INVITED' });
    server.pass({ days: 14 });
    expect(await server.as(null).call(contract.getInvitation, by(created.code))).toMatchObject({ status: 'EXPIRED' });
    expect(await amina.call(contract.createInvitation, { body: yara })).toMatchObject({ status: 'PENDING' });
  });

  test('[API-6] is withdrawn by its sender while it is open', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    await expect(
      server.as(who.grace).call(contract.withdrawInvitation, { params: { id: invitations.open } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await amina.call(contract.withdrawInvitation, { params: { id: invitations.open } })).toMatchObject({
      status: 'WITHDRAWN',
    });
    for (const id of [invitations.open, invitations.accepted, invitations.expired])
      await expect(amina.call(contract.withdrawInvitation, { params: { id } })).rejects.toMatchObject({
        status: 409,
        code: 'INVITATION_OVER',
      });
    await expect(amina.call(contract.withdrawInvitation, { params: { id: 'inv-unknown' } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(server.as(null).call(contract.getInvitation, by('unknown'))).rejects.toMatchObject({ status: 404 });
  });

  test('[API-6] is listed to its sender by status, and organizations invite too', async () => {
    const server = createTestServer();
    const { items } = await server.as(who.amina).call(contract.listInvitations, { query: {} });
    expect(items.map(({ status }) => status)).toEqual(['PENDING', 'WITHDRAWN', 'ACCEPTED', 'EXPIRED']);
    expect(
      (await server.as(who.amina).call(contract.listInvitations, { query: { status: 'EXPIRED' } })).items,
    ).toMatchObject([{ id: invitations.expired }]);
    expect(await server.as(who.idris).call(contract.createInvitation, { body: yara })).toMatchObject({
      inviter: { kind: 'ORGANIZATION', displayName: 'Harbour Care Network', providerId: null },
    });
    await expect(server.as(who.layla).call(contract.createInvitation, { body: yara })).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      server.as(who.amina).call(contract.createInvitation, { body: { ...yara, email: 'unknown' } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { email: expect.any(String) } } });
  });
});
