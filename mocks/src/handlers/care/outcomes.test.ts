import { expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { createTestServer, who } from '../../testing/test-server.ts';

const read = (email: string) => createTestServer().as(email).call(contract.getOutcomes, { query: {} });

test('[CALL-39] outcomes say who is measured before anything else, and no part is larger than its whole', async () => {
  const { clients, measured, measures, recovery, attendance } = await read(who.amina);
  expect(measured?.active).toBe(clients.active);
  expect(measured?.measured).toBeGreaterThanOrEqual(5);
  expect(measured?.measured).toBeLessThanOrEqual(clients.active);
  for (const { followed, reliablyImproved, deteriorated } of measures)
    expect((reliablyImproved ?? Infinity) + (deteriorated ?? Infinity)).toBeLessThanOrEqual(followed);
  expect(recovery?.cases).toBeLessThanOrEqual(recovery?.followed ?? 0);
  expect(recovery?.recovered).toBeLessThanOrEqual(recovery?.cases ?? 0);
  expect(recovery?.reliablyRecovered).toBeLessThanOrEqual(recovery?.recovered ?? 0);
  expect(attendance.cancelledLate).toBeLessThanOrEqual(attendance.cancelledByClient);
});

test('[CALL-39] nothing is told of the course of fewer than five people', async () => {
  const { measures, recovery } = await read(who.grace);
  for (const { followed, reliablyImproved, deteriorated } of measures) {
    expect(followed).toBeLessThan(5);
    expect([reliablyImproved, deteriorated]).toEqual([null, null]);
  }
  expect(recovery).toMatchObject({ cases: null, recovered: null, reliablyRecovered: null });
});
