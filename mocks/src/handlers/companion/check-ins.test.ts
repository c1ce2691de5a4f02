import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { directionOf, trendOf } from '../../rules/check-in-trend.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const zone = 'America/New_York';
const answers = {
  mood: 3,
  energy: 2,
  sleep: null,
  feelings: ['TIRED'],
  tags: ['WORK'],
  note: null,
  timeZone: zone,
} as const;
const today = (changes: object = {}) => ({
  body: { ...answers, feelings: [...answers.feelings], tags: [...answers.tags], ...changes },
});
const month = { query: { from: '2026-11-01', to: '2026-11-30' } };

describe('a check-in', () => {
  test('[API-6] is one for each day: a second one replaces it', async () => {
    const server = createTestServer();
    const zaynab = server.as(who.zaynab);
    const { checkIn } = await zaynab.call(contract.putCheckIn, today());
    expect(checkIn).toMatchObject({ on: '2026-11-24', mood: 3, sleep: null });
    server.pass({ hours: 5 });
    const { checkIn: changed } = await zaynab.call(
      contract.putCheckIn,
      today({ mood: 4, note: 'Better after lunch.' }),
    );
    expect(changed).toMatchObject({
      id: checkIn.id,
      mood: 4,
      createdAt: checkIn.createdAt,
      updatedAt: '2026-11-24T20:00:00.000Z',
    });
    expect((await zaynab.call(contract.listCheckIns, month)).items).toEqual([changed]);
  });

  test('[CARE-9] belongs to the day in the user’s time zone', async () => {
    const server = createTestServer();
    const zaynab = server.as(who.zaynab);
    server.pass({ hours: 5 });
    expect((await zaynab.call(contract.putCheckIn, today({ timeZone: 'Asia/Kathmandu' }))).checkIn.on).toBe(
      '2026-11-25',
    );
    expect((await zaynab.call(contract.putCheckIn, today())).checkIn.on).toBe('2026-11-24');
    server.pass({ hours: 9 });
    expect((await zaynab.call(contract.putCheckIn, today())).checkIn.on).toBe('2026-11-25');
    expect((await zaynab.call(contract.listCheckIns, month)).items.map(({ on }) => on)).toEqual([
      '2026-11-25',
      '2026-11-24',
    ]);
  });

  test('[CARE-1] that mentions dying shows crisis help at once', async () => {
    const { crisisHelp } = await createTestServer()
      .as(who.noah)
      .call(contract.putCheckIn, today({ note: 'I can’t go on.' }));
    expect(crisisHelp).toBe(true);
  });

  test.each([
    ['mood', { mood: 0 }],
    ['mood', { mood: 6 }],
    ['energy', { energy: 2.5 }],
    ['sleep', { sleep: 'well' }],
    ['feelings.0', { feelings: ['BORED'] }],
    ['feelings', { feelings: ['CALM', 'SAD', 'ANGRY', 'NUMB', 'TIRED', 'PROUD'] }],
    ['note', { note: 'x'.repeat(501) }],
    ['timeZone', { timeZone: 'Nowhere/Land' }],
  ])('[ERROR-2] reports an invalid %s in %j', async (field, changes) => {
    await expect(
      createTestServer()
        .as(who.layla)
        .call(contract.putCheckIn, today(changes) as never),
    ).rejects.toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('[SEC-8] is private', async () => {
    const server = createTestServer();
    expect((await server.as(who.layla).call(contract.listCheckIns, month)).items.length).toBeGreaterThan(15);
    for (const email of [who.zaynab, who.amina, who.ingrid])
      expect(await server.as(email).call(contract.listCheckIns, month)).toEqual({ items: [] });
  });

  test('[ERROR-2] rejects a reversed range and one longer than a year', async () => {
    const layla = createTestServer().as(who.layla);
    await expect(
      layla.call(contract.listCheckIns, { query: { from: '2026-11-02', to: '2026-11-01' } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { to: expect.any(String) } } });
    await expect(
      layla.call(contract.listCheckIns, { query: { from: '2024-01-01', to: '2026-11-01' } }),
    ).rejects.toMatchObject({ details: { fields: { to: 'At most a year at once.' } } });
    await expect(
      layla.call(contract.listCheckIns, { query: { from: '2026-02-30', to: '2026-11-01' } }),
    ).rejects.toMatchObject({ details: { fields: { from: expect.any(String) } } });
  });
});

describe('the trend', () => {
  test('[API-6] of Layla rises, with factors that help and hurt; a new user has none', async () => {
    const server = createTestServer();
    const laylas = await server.as(who.layla).call(contract.getCheckInTrend, { query: { timeZone: zone } });
    expect(laylas.weeks).toHaveLength(12);
    expect(laylas.weeks.at(-1)?.startsOn).toBe('2026-11-23');
    expect([laylas.mood, laylas.sleep]).toEqual(['RISING', 'RISING']);
    expect(laylas.heavierWith).toContain('WORK');
    const zaynabs = await server.as(who.zaynab).call(contract.getCheckInTrend, { query: { timeZone: zone, weeks: 4 } });
    expect(zaynabs).toMatchObject({ mood: 'UNKNOWN', lighterWith: [], weeks: [{ days: 0, mood: null }, {}, {}, {}] });
    await expect(
      server.as(who.zaynab).call(contract.getCheckInTrend, { query: { timeZone: 'No/Where' } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { timeZone: expect.any(String) } } });
  });

  test.each([
    [[2, 2, 3, 3], 'RISING'],
    [[4, 3.9, 3.2], 'FALLING'],
    [[3, 3.2, 3, 3.1], 'STEADY'],
    [[3, null, 3.3, null, 3.3], 'RISING'],
    [[1, null, 5], 'UNKNOWN'],
    [[], 'UNKNOWN'],
  ] as const)('over %j is %s', (averages, expected) => {
    expect(directionOf(averages)).toBe(expected);
  });

  test('counts each check-in in the week of its day', async () => {
    const layla = createTestServer().as(who.layla);
    const { items } = await layla.call(contract.listCheckIns, { query: { from: '2026-11-16', to: '2026-11-22' } });
    const { weeks } = trendOf(items, { weeks: 3, timeZone: zone, now: new Date('2026-11-24T15:00:00Z') });
    expect(weeks.map(({ days }) => days)).toEqual([0, items.length, 0]);
    expect(weeks[1]?.mood).toBe(Math.round((items.reduce((sum, { mood }) => sum + mood, 0) / items.length) * 10) / 10);
  });
});
