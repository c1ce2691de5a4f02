import { describe, expect, test } from 'vitest';
import { auditAction, auditTargetKind } from '@sakina/platform/contract';
import type { Operation } from '@sakina/platform/contract';
import { allOperations } from '@sakina/platform/contract/table';
import { actOf, actRow, adminActNames, actsLogging, effectOf, mayDo } from '@sakina/platform/domain';

/** Operations that change something for administrators, by the contract or because they belong to their portal. */
const writes = allOperations.filter(
  ({ access, method, name }) =>
    (access === 'admin' && method !== 'GET') ||
    (method !== 'GET' && /^(?:admin|onCall|moderation)\./.test(name) && name !== 'moderation.appeal'),
);
const rows = adminActNames.map((act) => ({ act, ...actRow(act), ...effectOf(act) }));
const byName = new Map(allOperations.map((operation) => [operation.name, operation]));

/** Fields in which an operation takes the words of who acts. */
const WORDS = ['reason', 'note', 'words', 'done', 'text'];

/** The fields of a body that has to hold them; of a variant, those of each kind. */
function requiredFields({ body }: Operation): readonly string[][] {
  type Shape = { type: string; entries?: Record<string, { type: string }>; options?: readonly Shape[] };
  const shape = body as Shape | undefined;
  if (!shape) return [[]];
  const kinds = shape.options ?? [shape];
  return kinds.map(({ entries = {} }) =>
    Object.entries(entries)
      .filter(([, schema]) => schema.type !== 'optional')
      .map(([name]) => name),
  );
}

describe('the acts of administrators', () => {
  test('each write of the administration is one act, and each row names operations that exist [ADM-22]', () => {
    expect(writes.length).toBeGreaterThan(35);
    expect(writes.filter(({ name }) => actOf(name) === null).map(({ name }) => name)).toEqual([]);
    const named = rows.flatMap(({ does, reads }) => [...does, ...reads]);
    expect(named.filter((name) => !byName.has(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  test('what changes something leaves an entry in the audit log, under an action and a target that the log knows [ADM-70]', () => {
    const silent = rows.filter(({ does, log }) => does.length > 0 && log.length === 0);
    expect(silent.map(({ act }) => act)).toEqual([]);
    const known: readonly string[] = auditAction.options;
    expect(rows.flatMap(({ log }) => log).filter((action) => !known.includes(action))).toEqual([]);
    expect(known.filter((action) => actsLogging(action).length === 0)).toEqual(['portal.switched']);
    const kinds: readonly string[] = auditTargetKind.options;
    expect(rows.filter(({ target: [kind] }) => !kinds.includes(kind)).map(({ act }) => act)).toEqual([]);
  });

  test('an act that needs words takes them as a field that has to be there', () => {
    const wordless = rows
      .filter(({ needsReason }) => needsReason)
      .flatMap(({ does }) => does)
      .filter((name) => {
        const operation = byName.get(name);
        return !operation || requiredFields(operation).some((fields) => !WORDS.some((word) => fields.includes(word)));
      });
    expect(wordless).toEqual([]);
  });

  test('what two decide is a matter of platform administrators, and no operation does it alone [ADM-23]', () => {
    const two = rows.filter(({ by }) => by === 'TWO');
    expect(two.map(({ act, ranks, does }) => [act, ranks, does])).toEqual(
      ['administrators.suspend', 'administrators.roles', 'settings.keepShorter', 'secrets.replace'].map((act) => [
        act,
        ['PLATFORM'],
        [],
      ]),
    );
  });

  test('ranks are nested: what an administrator of an organization may, its owner may, and the platform’s may all [ROLE-4]', () => {
    for (const { act } of rows) {
      const may = [['sakina:admin'], ['sakina:owner'], ['platform:admin']].map((roles) => mayDo(act, roles));
      expect([act, may.toSorted((first, second) => Number(first) - Number(second))]).toEqual([act, may]);
      expect([act, may[2], mayDo(act, ['therapist', 'patient'])]).toEqual([act, true, false]);
    }
  });
});
