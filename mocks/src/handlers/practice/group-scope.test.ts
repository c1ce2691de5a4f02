import * as contract from '@sakina/platform/contract';
import type { GroupScope } from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { createTestServer, who } from '../../testing/test-server.ts';

const weekly = {
  title: 'Worry hour',
  description: 'One exercise, then questions.',
  topic: 'ANXIETY' as const,
  startsAt: '2027-02-28T16:00:00-05:00',
  durationMinutes: 60,
  capacity: 8,
  price: { amountMinor: 1500, currency: 'USD' as const },
  language: 'en' as const,
  audience: 'EVERYONE' as const,
  recurrence: { frequency: 'WEEKLY' as const, occurrences: 4 },
};

/** A series over the clock change of 14 March 2027, and how to read and change it. */
async function series() {
  const amina = createTestServer().as(who.amina);
  const first = await amina.call(contract.createGroupSession, { body: weekly });
  const read = async () => {
    const { items } = await amina.call(contract.listHostedGroupSessions, { query: {} });
    return items.filter((item) => item.series?.id === first.series?.id);
  };
  const change = async (
    position: number,
    scope: GroupScope | undefined,
    body: { title?: string; startsAt?: string },
  ) => {
    const meeting = (await read()).find((item) => item.series?.position === position);
    if (!meeting) throw new Error('no such meeting');
    return amina.call(contract.updateGroupSession, {
      params: { id: meeting.id },
      body: { ...body, version: meeting.version, ...(scope && { scope }) },
    });
  };
  return { read, change };
}

describe('a change of a series', () => {
  test.each<[GroupScope | undefined, string[]]>([
    [undefined, ['Worry hour', 'Calm hour', 'Worry hour', 'Worry hour']],
    ['THIS', ['Worry hour', 'Calm hour', 'Worry hour', 'Worry hour']],
    ['THIS_AND_FOLLOWING', ['Worry hour', 'Calm hour', 'Calm hour', 'Calm hour']],
    ['ALL', ['Calm hour', 'Calm hour', 'Calm hour', 'Calm hour']],
  ])('with the scope %s changes these meetings [CALL-46]', async (scope, expected) => {
    const { read, change } = await series();
    await change(2, scope, { title: 'Calm hour' });
    expect((await read()).map(({ title }) => title)).toEqual(expected);
  });

  test('moves those that follow by as many days, at the same time of day over a clock change [CALL-46]', async () => {
    const { read, change } = await series();
    await change(2, 'THIS_AND_FOLLOWING', { startsAt: '2027-03-08T17:00:00-05:00' });
    expect((await read()).map(({ startsAt }) => startsAt)).toEqual([
      '2027-02-28T21:00:00.000Z',
      '2027-03-08T22:00:00.000Z',
      '2027-03-15T21:00:00.000Z',
      '2027-03-22T21:00:00.000Z',
    ]);
  });

  test('leaves a meeting with a time of day of its own where it is [CALL-46]', async () => {
    const { read, change } = await series();
    await change(3, 'THIS', { startsAt: '2027-03-14T11:00:00-04:00' });
    await change(1, 'ALL', { startsAt: '2027-02-28T18:00:00-05:00' });
    expect((await read()).map(({ startsAt }) => startsAt)).toEqual([
      '2027-02-28T23:00:00.000Z',
      '2027-03-07T23:00:00.000Z',
      '2027-03-14T15:00:00.000Z',
      '2027-03-21T22:00:00.000Z',
    ]);
  });
});
