import {
  getDataExportFile,
  getOwnPreferences,
  listDataExports,
  removeDataExport,
  requestDataExport,
  saveOwnPreferences,
} from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { createTestServer, who } from '../../testing/test-server.ts';

const textOf = (contentBase64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(contentBase64), (character) => character.charCodeAt(0)));

describe('own preferences', () => {
  it('are saved for their user only', async () => {
    const server = createTestServer();
    const chosen = { timeZone: 'Asia/Dubai', calendar: 'HIJRI_FIRST' as const, hijriOffsetDays: 1 };
    await server.as(who.layla).call(saveOwnPreferences, { body: { ...chosen, version: 0 } });
    expect(await server.as(who.layla).call(getOwnPreferences, {})).toEqual({ ...chosen, version: 1 });
    expect(await server.as(who.noah).call(getOwnPreferences, {})).toEqual({
      version: 0,
      timeZone: null,
      calendar: 'GREGORIAN',
      hijriOffsetDays: 0,
    });
  });

  it('of an older version are refused [SEC-16]', async () => {
    const layla = createTestServer().as(who.layla);
    const body = { version: 0, timeZone: null, calendar: 'GREGORIAN' as const, hijriOffsetDays: 0 };
    await layla.call(saveOwnPreferences, { body });
    await expect(layla.call(saveOwnPreferences, { body })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { version: 1 },
    });
  });

  it('reject an unknown time zone at its field', async () => {
    const call = createTestServer()
      .as(who.layla)
      .call(saveOwnPreferences, {
        body: { version: 0, timeZone: 'Mars/Olympus', calendar: 'GREGORIAN', hijriOffsetDays: 0 },
      });
    await expect(call).rejects.toMatchObject({
      status: 422,
      details: { fields: { timeZone: expect.any(String) as string } },
    });
  });
});

describe('a data export', () => {
  it('is prepared, is available for a week, and expires', async () => {
    const server = createTestServer();
    const noah = server.as(who.noah);
    const { id, status } = await noah.call(requestDataExport, {});
    expect(status).toBe('PREPARING');
    await expect(noah.call(requestDataExport, {})).rejects.toMatchObject({
      code: 'EXPORT_PREPARING',
      details: { exportId: id },
    });
    await expect(noah.call(getDataExportFile, { params: { id }, query: { format: 'JSON' } })).rejects.toMatchObject({
      code: 'EXPORT_NOT_READY',
    });
    server.pass({ minutes: 3 });
    expect((await noah.call(listDataExports, {})).items[0]?.status).toBe('READY');
    server.pass({ days: 8 });
    await expect(noah.call(getDataExportFile, { params: { id }, query: { format: 'JSON' } })).rejects.toMatchObject({
      code: 'EXPORT_EXPIRED',
    });
  });

  it('contains the user’s data and no card token [SEC-14]', async () => {
    const layla = createTestServer().as(who.layla);
    const [ready] = (await layla.call(listDataExports, {})).items;
    const { contentBase64 } = await layla.call(getDataExportFile, {
      params: { id: ready?.id ?? '' },
      query: { format: 'JSON' },
    });
    const data = JSON.parse(textOf(contentBase64)) as { about: { name: string }; parts: Record<string, object[]> };
    expect(data.about.name).toBe('Layla Haddad');
    expect(data.parts['safetyPlan']).toHaveLength(1);
    expect(data.parts['sessions']?.length).toBeGreaterThan(3);
    expect(JSON.stringify(data)).not.toContain('Noah Bergström');
    expect(JSON.stringify(data.parts['cards'])).not.toContain('tok_');
  });

  it('is a page in which user text is escaped [SEC-10]', async () => {
    const layla = createTestServer().as(who.layla);
    const [ready] = (await layla.call(listDataExports, {})).items;
    const { contentBase64, mediaType } = await layla.call(getDataExportFile, {
      params: { id: ready?.id ?? '' },
      query: { format: 'HTML' },
    });
    expect(mediaType).toBe('text/html');
    expect(textOf(contentBase64)).toContain('<h1>My data</h1>');
    expect(textOf(contentBase64)).not.toContain('<script');
  });

  it('is accessible by its owner only, and can be deleted early', async () => {
    const server = createTestServer();
    const id = 'exp-4k7d2m9q1x';
    await expect(
      server.as(who.noah).call(getDataExportFile, { params: { id }, query: { format: 'HTML' } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(server.as(who.noah).call(removeDataExport, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect((await server.as(who.layla).call(removeDataExport, { params: { id } })).items).toHaveLength(1);
  });
});
