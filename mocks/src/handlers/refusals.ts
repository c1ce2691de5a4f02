import type { Operation } from '@sakina/platform/contract';
import { actOf, effectOf } from '@sakina/platform/domain';
import { audit } from '../rules/audit.ts';
import type { Tables } from '../store/table.ts';
import { actorOf } from './admin/actor.ts';
import type { ApiFailure } from './api-failure.ts';
import type { Caller } from './caller.ts';

/** Refusals for who asks, or what they may decide; a mistyped field and a missing record are none. */
const CODES: ReadonlySet<string> = new Set([
  'FORBIDDEN',
  'RANK',
  'OWN_ACCOUNT',
  'OWN_MATTER',
  'LAST_ADMIN',
  'LAST_OWNER',
  'LICENCE_NEEDED',
  'NEEDS_APPROVAL',
  'BREAK_GLASS_REQUIRED',
]);

/**
 * The row of the act that an operation does; null for one that only reads, and for one that is no act of
 * administrators.
 */
function rowOf(name: string): ReturnType<typeof effectOf> | null {
  const act = actOf(name);
  const effect = act && effectOf(act);
  return effect?.does.includes(name) ? effect : null;
}

/** Whether a refusal belongs into the audit log. */
export const isLoggedRefusal = ({ name }: Operation, { code }: ApiFailure): boolean =>
  rowOf(name) !== null && CODES.has(code);

/**
 * Adds an act that was refused to the audit log: who tried what on whom, and the code of the refusal. The reason that
 * was typed is not kept, as nothing was done for it.
 */
export function logRefusal(
  tables: Tables,
  { operation, failure, caller, id }: { operation: Operation; failure: ApiFailure; caller: Caller; id?: string },
  now: Date,
): void {
  const row = rowOf(operation.name);
  const [action] = row?.log ?? [];
  if (!row || !action) return;
  const [kind, whole] = row.target;
  audit(
    tables,
    {
      actor: actorOf(caller),
      action,
      target: { kind, id: whole ?? id ?? operation.name, label: null },
      after: { refused: failure.code },
      outcome: 'REFUSED',
    },
    now,
  );
}
