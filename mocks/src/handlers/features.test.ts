import * as contract from '@sakina/platform/contract';
import type { PlatformFeature } from '@sakina/platform/contract';
import { callerOf, examples } from '@sakina/platform/contract/examples';
import { describe, expect, it } from 'vitest';
import { createTestServer, who } from '../testing/test-server.ts';
import { outcome } from '../testing/outcome.ts';

const accounts = { visitor: null, client: who.layla, provider: who.amina, admin: who.ingrid } as const;

/** Turns one feature on or off, as an administrator does. */
async function turn(server: ReturnType<typeof createTestServer>, key: PlatformFeature, enabled: boolean) {
  const ingrid = server.as(who.ingrid);
  const { version } = await ingrid.call(contract.getPlatformSettings, {});
  await ingrid.call(contract.updatePlatformSettings, {
    body: { version, reason: 'As announced to everyone.', features: [{ key, enabled }] },
  });
}

/** The calls that a feature carries, each with its example. */
const carried = examples.flatMap((example) => {
  const feature = contract.featureOf(example.operation);
  return feature ? [{ name: example.operation.name, feature, example }] : [];
});

describe('a feature that is turned off for everyone', () => {
  it.each(contract.platformFeature.options)(
    '%s is named to whoever asks, until it is on again [FRAME-8]',
    async (feature) => {
      const server = createTestServer();
      expect((await server.as(null).call(contract.getFeatures, {})).off).toEqual([]);
      await turn(server, feature, false);
      expect((await server.as(null).call(contract.getFeatures, {})).off).toEqual([feature]);
      await turn(server, feature, true);
      expect((await server.as(null).call(contract.getFeatures, {})).off).toEqual([]);
    },
  );

  it.each(carried)('$feature takes $name with it, and gives it back [FRAME-8]', async ({ feature, example }) => {
    const server = createTestServer();
    const { operation, input } = example;
    const ask = () => outcome(server.as(accounts[callerOf(example)]).call(operation, input as never));
    await turn(server, feature, false);
    expect(await ask()).toBe('FEATURE_OFF');
    await turn(server, feature, true);
    expect(await ask()).not.toBe('FEATURE_OFF');
  });

  it('carries calls of every feature', () => {
    expect(new Set(carried.map(({ feature }) => feature))).toEqual(new Set(contract.platformFeature.options));
  });

  it('leaves what is someone’s own, what was promised before and what moderators do', async () => {
    const server = createTestServer();
    for (const feature of contract.platformFeature.options) await turn(server, feature, false);
    const [layla, ingrid] = [server.as(who.layla), server.as(who.ingrid)];
    const calls = [
      layla.call(contract.listJournal, {}),
      layla.call(contract.listCheckIns, { query: { from: '2026-11-01', to: '2026-11-24' } }),
      layla.call(contract.listExercises, {}),
      layla.call(contract.listGroupSessions, { query: { mine: true } }),
      ingrid.call(contract.listModerationCases, {}),
    ];
    expect(await Promise.all(calls.map(outcome))).toEqual(calls.map(() => 'ok'));
  });
});
