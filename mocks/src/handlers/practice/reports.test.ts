import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { Report, ReportOptions, ReportType } from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const year: ReportOptions = { from: '2025-12-01', to: '2026-12-31', format: 'CSV' };

function generate(type: ReportType, options: Partial<ReportOptions> = {}, email: string = who.amina): Promise<Report> {
  return createTestServer()
    .as(email)
    .call(contract.generateReport, { body: { type, options: { ...year, ...options } } });
}

const bytesOf = ({ file }: Report) => Uint8Array.from(atob(file.contentBase64), (letter) => letter.charCodeAt(0));
const textOf = (report: Report) => new TextDecoder().decode(bytesOf(report));

describe('a report', () => {
  test('[CALL-40] of revenue matches the ledger, month by month', async () => {
    const amina = createTestServer().as(who.amina);
    const report = await amina.call(contract.generateReport, { body: { type: 'REVENUE', options: year } });
    const transactions: contract.Transaction[] = [];
    for (let after: string | undefined; ;) {
      const piece = await amina.call(contract.listTransactions, {
        query: { limit: 100, ...(after !== undefined && { after }) },
      });
      transactions.push(...piece.items);
      if (piece.nextCursor === null) break;
      after = piece.nextCursor;
    }
    const net = transactions.filter(({ kind }) => kind !== 'PAYOUT').reduce((sum, row) => sum + row.net.amountMinor, 0);
    expect(report.totals?.at(-1)).toBe(net);
    expect(net).toBeGreaterThan(0);
    for (const row of report.rows)
      expect(row.slice(1, 6).reduce((sum: number, cell) => sum + Number(cell), 0)).toBe(row[6]);
  });

  test('[CALL-40] of sessions counts held ones in the period only', async () => {
    const report = await generate('SESSIONS', { from: '2026-11-16', to: '2026-11-20' });
    expect(report).toMatchObject({
      status: 'READY',
      rowCount: report.rows.length,
      file: { name: 'sessions-2026-11-16-2026-11-20.csv', mediaType: 'text/csv' },
    });
    expect(report.rows.every(([date]) => String(date) >= '2026-11-16' && String(date) <= '2026-11-20')).toBe(true);
    expect(report.rows.filter((row) => row[4] === 'Cancelled').every((row) => row[5] === 0 && row[6] === 0)).toBe(true);
  });

  test('[CALL-40] of one client excludes others', async () => {
    for (const type of ['SESSIONS', 'CLIENTS', 'OUTCOMES', 'CLAIMS'] as const) {
      const { rows, columns } = await generate(type, { clientId: ids.users.layla });
      const place = columns.findIndex(({ key }) => key === 'client');
      expect(new Set(rows.map((row) => row[place]))).toEqual(new Set(['Layla Haddad']));
    }
  });

  test('[CALL-40] of outcomes and claims covers the own practice', async () => {
    expect((await generate('OUTCOMES')).totals).toBeNull();
    expect((await generate('CLAIMS')).rowCount).toBeGreaterThan(5);
    expect((await generate('CLAIMS', {}, who.mariam)).rows.map((row) => row[1])).not.toContain('Layla Haddad');
  });

  test('[CALL-40] as CSV opens in any spreadsheet, with names unchanged', async () => {
    const report = await generate('CLIENTS');
    const [head, ...lines] = textOf(report).trim().split('\r\n');
    expect(head).toContain('Client,First session');
    expect(lines).toHaveLength(report.rowCount + 1);
    expect(textOf(report)).toContain('عائشة المنصوري');
  });

  test('[CALL-40] as a PDF has valid offsets', async () => {
    const report = await generate('SESSIONS', { format: 'PDF' });
    const pdf = Array.from(bytesOf(report), (byte) => String.fromCharCode(byte)).join('');
    expect(pdf.startsWith('%PDF-1.4')).toBe(true);
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    const offsets = [...pdf.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset, index) => pdf.startsWith(`${index + 1} 0 obj`, offset))).not.toContain(false);
    expect(pdf).toContain('Layla Haddad');
    expect(report.file.mediaType).toBe('application/pdf');
  });

  test.each<[field: string, type: ReportType, options: Partial<ReportOptions>]>([
    ['options.to', 'SESSIONS', { from: '2026-11-20', to: '2026-11-19' }],
    ['options.to', 'SESSIONS', { from: '2020-01-01' }],
    ['options.from', 'SESSIONS', { from: '0001-01-01' }],
    ['options.clientId', 'REVENUE', { clientId: ids.users.layla }],
  ])('[CALL-40] reports the problem of %s (%s)', async (field, type, options) => {
    await expect(generate(type, options)).rejects.toMatchObject({
      status: 422,
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('[CALL-40] [ROLE-10] covers own clients, and needs the permission and the plan', async () => {
    await expect(generate('SESSIONS', { clientId: ids.users.sofia })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    await expect(generate('SESSIONS', { clientId: 'usr-unknown' as contract.UserId })).rejects.toMatchObject({
      status: 404,
    });
    await expect(generate('SESSIONS', {}, who.grace)).rejects.toMatchObject({ status: 403, code: 'NOT_IN_PLAN' });
    await expect(generate('SESSIONS', {}, who.peter)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    await expect(generate('SESSIONS', {}, who.ingrid)).rejects.toMatchObject({ status: 403 });
  });
});

describe('reports made', () => {
  const body = { type: 'SESSIONS' as const, options: { ...year, from: '2026-11-16', to: '2026-11-20' } };
  const listed = async (client: ReturnType<ReturnType<typeof createTestServer>['as']>) =>
    (await client.call(contract.listReports, {})).items.map(({ id }) => id);

  test('[CLOUD-434] are listed with the newest first, each as it was made', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    expect(await listed(amina)).toEqual([]);
    const first = await amina.call(contract.generateReport, { body });
    const sameMoment = await amina.call(contract.generateReport, { body: { ...body, type: 'CLIENTS' } });
    server.pass({ days: 1 });
    const later = await amina.call(contract.generateReport, { body: { ...body, type: 'CLAIMS' } });
    expect(await listed(amina)).toEqual([later.id, sameMoment.id, first.id]);
    expect(await amina.call(contract.getReport, { params: { id: first.id } })).toEqual(first);
  });

  test('[CLOUD-434] are kept up to fifty, and the oldest goes first', async () => {
    const amina = createTestServer().as(who.amina);
    const made: string[] = [];
    for (let count = 0; count < 51; count += 1) made.push((await amina.call(contract.generateReport, { body })).id);
    expect(await listed(amina)).toEqual(made.slice(1).toReversed());
  });

  test('[CLOUD-436] are deleted one by one, for good', async () => {
    const amina = createTestServer().as(who.amina);
    const first = await amina.call(contract.generateReport, { body });
    const second = await amina.call(contract.generateReport, { body });
    const params = { id: first.id };
    const { items } = await amina.call(contract.removeReport, { params });
    expect(items.map(({ id }) => id)).toEqual([second.id]);
    await expect(amina.call(contract.getReport, { params })).rejects.toMatchObject({ status: 404 });
    await expect(amina.call(contract.removeReport, { params })).rejects.toMatchObject({ status: 404 });
  });

  test('[CLOUD-435] [ROLE-10] are their provider’s alone, and need the permission and the plan', async () => {
    const server = createTestServer();
    const { id } = await server.as(who.amina).call(contract.generateReport, { body });
    const mariam = server.as(who.mariam);
    expect(await listed(mariam)).toEqual([]);
    await expect(mariam.call(contract.getReport, { params: { id } })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    await expect(mariam.call(contract.removeReport, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await listed(server.as(who.amina))).toEqual([id]);
    await expect(listed(server.as(who.grace))).rejects.toMatchObject({ status: 403, code: 'NOT_IN_PLAN' });
    await expect(listed(server.as(who.peter))).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});
