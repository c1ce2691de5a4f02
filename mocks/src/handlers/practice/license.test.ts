import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00];
const file = (content: string | Uint8Array<ArrayBuffer>, name: string, type: string) =>
  new File([content], name, { type });
const upload = (email: string, license: File) =>
  createTestServer().as(email).call(contract.uploadLicense, { body: { license } });

describe('an uploaded license', () => {
  test('[CALL-3] is pending review, and listed among the documents', async () => {
    const daniel = createTestServer().as(who.daniel);
    const document = await daniel.call(contract.uploadLicense, {
      body: { license: file('%PDF-1.7 scan', 'C:\\scans\\license 2026.pdf', 'application/pdf') },
    });
    expect(document).toMatchObject({
      kind: 'LICENSE',
      fileName: 'license 2026.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 13,
      status: 'UNDER_REVIEW',
      reviewedAt: null,
    });
    expect((await daniel.call(contract.getProviderProfile, {})).documents[0]).toEqual(document);
  });

  test('[CALL-3] is checked by its content, not its name', async () => {
    expect(await upload(who.daniel, file(new Uint8Array(png), 'license.pdf', 'application/pdf'))).toMatchObject({
      mediaType: 'image/png',
    });
    await expect(upload(who.daniel, file('<html><script>', 'license.pdf', 'application/pdf'))).rejects.toMatchObject({
      status: 415,
      code: 'FILE_TYPE_UNSUPPORTED',
      details: { accepted: ['application/pdf', 'image/png', 'image/jpeg'] },
    });
  });

  test('[CALL-3] may have at most 10 MB', async () => {
    const bytes = (size: number) => file(`%PDF-${'x'.repeat(size - 5)}`, 'scan.pdf', 'application/pdf');
    expect(await upload(who.daniel, bytes(contract.DOCUMENT_BYTES))).toMatchObject({
      sizeBytes: contract.DOCUMENT_BYTES,
    });
    await expect(upload(who.daniel, bytes(contract.DOCUMENT_BYTES + 1))).rejects.toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
      message: expect.stringContaining('10 MB'),
      details: { limitBytes: contract.DOCUMENT_BYTES },
    });
  });

  test('[CALL-3] that is empty or missing is reported as such', async () => {
    await expect(upload(who.daniel, file('', 'scan.pdf', 'application/pdf'))).rejects.toMatchObject({
      status: 422,
      details: { fields: { license: 'This file is empty.' } },
    });
    await expect(upload(who.daniel, 'scan.pdf' as unknown as File)).rejects.toMatchObject({
      status: 422,
      details: { fields: { license: expect.any(String) } },
    });
  });

  test('[CALL-3] is stored once for each key', async () => {
    const daniel = createTestServer().as(who.daniel);
    const send = () =>
      daniel.call(
        contract.uploadLicense,
        { body: { license: file('%PDF-1.7', 'scan.pdf', '') } },
        { idempotencyKey: 'intent-scan' },
      );
    expect(await send()).toEqual(await send());
    expect((await daniel.call(contract.getProviderProfile, {})).documents).toHaveLength(2);
  });
});

describe('the register of a board', () => {
  const verify = (email: string, licenseNumber: string, state: contract.UsState) =>
    createTestServer().as(email).call(contract.verifyLicense, { body: { licenseNumber, state } });

  test('[CALL-4] [CALL-49] verifies a provider with a valid license: sessions can start, and the directory lists them', async () => {
    const server = createTestServer();
    const daniel = server.as(who.daniel);
    expect(await daniel.call(contract.verifyCredentials, {})).toMatchObject({ verified: false });
    const check = await daniel.call(contract.verifyLicense, { body: { licenseNumber: 'cw-019922', state: 'PA' } });
    expect(check).toMatchObject({
      verified: true,
      reason: null,
      credential: { number: 'CW 019922', verifiedOn: '2026-11-24' },
    });
    expect(await daniel.call(contract.verifyCredentials, {})).toMatchObject({
      verified: true,
      problem: null,
      credentials: [check.credential],
    });
    expect(await daniel.call(contract.getProviderProfile, {})).toMatchObject({ verification: 'VERIFIED' });
    expect((await server.as(null).call(contract.searchProviders, { query: { q: 'Weiss' } })).items).toMatchObject([
      { id: ids.providers.daniel },
    ]);
  });

  test('[CALL-4] reports an expired license, and accepts the renewed one', async () => {
    const peter = createTestServer().as(who.peter);
    expect(
      await peter.call(contract.verifyLicense, { body: { licenseNumber: '35.088412', state: 'OH' } }),
    ).toMatchObject({ verified: false, reason: 'LAPSED', problem: expect.stringContaining('2026-11-12') });
    expect(await peter.call(contract.verifyCredentials, {})).toMatchObject({ verified: false });
    expect(
      await peter.call(contract.verifyLicense, { body: { licenseNumber: '35.146907', state: 'OH' } }),
    ).toMatchObject({ verified: true });
    expect(await peter.call(contract.verifyCredentials, {})).toMatchObject({
      verified: true,
      credentials: [{ number: '35.146907' }],
    });
  });

  test('[CALL-4] rejects unknown numbers and those of others', async () => {
    expect(await verify(who.daniel, 'CW 019923', 'PA')).toMatchObject({
      verified: false,
      reason: 'NOT_FOUND',
      credential: null,
    });
    expect(await verify(who.daniel, 'LMFT 099871', 'CA')).toMatchObject({ verified: false, reason: 'NAME_DIFFERS' });
    await expect(verify(who.daniel, 'PSY 021847', 'NY')).rejects.toMatchObject({ status: 409, code: 'LICENSE_IN_USE' });
  });

  test('[CALL-4] reports the number format of a state', async () => {
    await expect(verify(who.daniel, 'CW 12', 'PA')).rejects.toMatchObject({
      status: 422,
      details: { fields: { licenseNumber: 'Licenses of PA look like CW 018113.' } },
    });
    await expect(verify(who.daniel, 'x', 'WY')).rejects.toMatchObject({ status: 422 });
  });
});
