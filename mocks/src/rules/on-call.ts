import type * as v from 'valibot';
import type { onCallPerson, UserId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../clock.ts';
import { ids } from '../personas/ids.ts';
import type { Tables } from '../store/table.ts';
import { isOutOfDirectory, isSuspended } from './account-state.ts';

/** The turns of who is on call change at this hour, by UTC. */
const CHANGES_AT = 8;

interface RotaPerson {
  id: UserId;
  displayName: string;
  phone: string;
}

const mariam: RotaPerson = { id: ids.users.mariam, displayName: 'Dr. Mariam El-Sayed', phone: '+1 718 555 0166' };
const grace: RotaPerson = { id: ids.users.grace, displayName: 'Grace Okafor', phone: '+1 718 555 0171' };
/** Takes every turn that no one of the rota can. */
const ingrid: RotaPerson = { id: ids.users.ingrid, displayName: 'Ingrid Solheim', phone: '+1 718 555 0190' };

/** Whether someone can answer an alert: neither their account nor their practice is suspended. */
export function canAct(tables: Tables, userId: string): boolean {
  const provider = tables.providers.all().find((row) => row.userId === userId);
  return !isSuspended(tables, userId) && !(provider && isOutOfDirectory(tables, provider));
}

/**
 * Who is on call for danger: turns of a day, two people after one another. Whoever is suspended is passed over for the
 * next who can act; `insteadOf` then names whose turn it was.
 * @param without Someone who is passed over too, to find who would take over from them.
 */
export function onCallAt(
  tables: Tables,
  now: Date,
  without?: string,
): v.InferOutput<typeof onCallPerson> & { id: UserId } {
  const began = addMinutes(now, -CHANGES_AT * 60);
  const day = Math.floor(began.getTime() / 86_400_000);
  const [first, second] = day % 2 === 0 ? [mariam, grace] : [grace, mariam];
  const person = [first, second].find(({ id }) => id !== without && canAct(tables, id)) ?? ingrid;
  return {
    ...person,
    until: iso(((day + 1) * 24 + CHANGES_AT) * 3_600_000),
    ...(person !== first && { insteadOf: first.displayName }),
  };
}
