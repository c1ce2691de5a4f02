import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { notificationKind } from '@sakina/platform/contract';
import { allOperations } from '@sakina/platform/contract/table';
import { actNamed, actNames, quietWrites } from '@sakina/platform/domain';
import { ACTS_DOCUMENT, isStaleAfter, writeActs } from '../../tools/acts/index.ts';
import { root } from './repository.ts';

const acts = actNames.map((id) => ({ id, ...actNamed(id) }));
const named = new Set(allOperations.map(({ name }) => name));
const writes = allOperations.filter(({ method }) => method !== 'GET').map(({ name }) => name);

/** The only files that store a notification: the rule itself, and the table’s way to it. */
const TELLERS = ['mocks/src/rules/notify.ts', 'mocks/src/rules/tell.ts'];

/** A bank sends payouts back before the mocks begin. */
const UNPLAYED: readonly string[] = ['payout.fail'];

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

describe('the table of acts', () => {
  test('each write of the contract is done by an act, or tells nobody for a reason [API-5]', () => {
    const done = new Set(acts.flatMap(({ does }) => does));
    const quiet = quietWrites.flatMap(({ writes: ones }) => ones);
    expect(writes.filter((name) => !done.has(name) && !quiet.includes(name))).toEqual([]);
    expect(quiet.filter((name) => done.has(name))).toEqual([]);
    expect(new Set(quiet).size).toBe(quiet.length);
  });

  test('names operations that exist, and reads that are reads [API-5]', () => {
    const written = acts.flatMap(({ does, answer }) => [...does, ...(answer ? [answer.does] : [])]);
    const read = acts.flatMap(({ shows }) => shows.map((screen) => screen.read));
    const quiet = quietWrites.flatMap(({ writes: ones }) => ones);
    expect([...written, ...quiet, ...read].filter((name) => !named.has(name))).toEqual([]);
    expect([...written, ...quiet].filter((name) => !writes.includes(name))).toEqual([]);
    expect(read.filter((name) => writes.includes(name))).toEqual([]);
  });

  test('every screen of whoever does an act is read again after its calls [API-5]', () => {
    const old = acts.flatMap(({ id, by, does, shows }) =>
      shows
        .filter(
          ({ who, read }) =>
            (by as string[]).includes(who) && does.length > 0 && !does.some((call) => isStaleAfter(call, read)),
        )
        .map(({ read }) => `${id}: ${read}`),
    );
    expect(old).toEqual([]);
  });

  test('whoever is told finds it among their notifications after each call that tells them, in an open window too [API-5]', () => {
    const unheard = acts
      .filter(({ tells }) => tells.length > 0)
      .flatMap(({ id, does }) =>
        does.filter((call) => !isStaleAfter(call, 'notifications.list')).map((call) => `${id}: ${call}`),
      );
    expect(unheard).toEqual([]);
  });

  test('each act is seen somewhere, and each kind of notification has an act', () => {
    expect(acts.filter(({ shows }) => shows.length === 0).map(({ id }) => id)).toEqual([]);
    const told = new Set<string>(acts.flatMap(({ tells }) => tells.map(({ kind }) => kind)));
    expect(notificationKind.options.filter((kind) => !told.has(kind))).toEqual([]);
  });

  test('is the only way to a notification: no handler tells beside it', () => {
    const beside = sourcesIn('mocks/src')
      .filter((file) => !TELLERS.includes(file))
      .filter((file) => /\bnotify\(|import \{[^}]*\bnotify\b[^}]*\}/.test(readFileSync(join(root, file), 'utf8')));
    expect(beside).toEqual([]);
  });

  test('each act that tells someone is told by a handler', () => {
    const source = sourcesIn('mocks/src')
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    const silent = acts.filter(
      ({ tells, id }) => tells.length > 0 && !source.includes(`'${id}'`) && !UNPLAYED.includes(id),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('is what docs/rules/acts.md says; else run npm run acts', () => {
    expect(readFileSync(join(root, ACTS_DOCUMENT), 'utf8') === writeActs()).toBe(true);
  });
});
