import type * as v from 'valibot';
import type { onCallPerson } from '@sakina/platform/contract';
import { addMinutes, iso } from '../clock.ts';

/** The turns of who is on call change at this hour, by UTC. */
const CHANGES_AT = 8;

/** Who is on call for danger: turns of a day, two people after one another. */
export function onCallAt(now: Date): v.InferOutput<typeof onCallPerson> {
  const began = addMinutes(now, -CHANGES_AT * 60);
  const day = Math.floor(began.getTime() / 86_400_000);
  const [displayName, phone] =
    day % 2 === 0 ? ['Dr. Mariam El-Sayed', '+1 718 555 0166'] : ['Grace Okafor', '+1 718 555 0171'];
  return { displayName, phone, until: iso(((day + 1) * 24 + CHANGES_AT) * 3_600_000) };
}
