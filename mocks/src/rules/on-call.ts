import type * as v from 'valibot';
import type { onCallPerson, UserId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../clock.ts';
import { ids } from '../personas/ids.ts';

/** The turns of who is on call change at this hour, by UTC. */
const CHANGES_AT = 8;

/** Who is on call for danger: turns of a day, two people after one another. */
export function onCallAt(now: Date): v.InferOutput<typeof onCallPerson> & { id: UserId } {
  const began = addMinutes(now, -CHANGES_AT * 60);
  const day = Math.floor(began.getTime() / 86_400_000);
  const person =
    day % 2 === 0
      ? { id: ids.users.mariam, displayName: 'Dr. Mariam El-Sayed', phone: '+1 718 555 0166' }
      : { id: ids.users.grace, displayName: 'Grace Okafor', phone: '+1 718 555 0171' };
  return { ...person, until: iso(((day + 1) * 24 + CHANGES_AT) * 3_600_000) };
}
