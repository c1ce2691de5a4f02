import { organizations } from '../bulk-data/organizations.ts';
import { pick, pickOf } from '../bulk-data/mix.ts';
import { organizationOf } from '../bulk-data/users.ts';
import { whoMay } from './administrators.ts';

const reasons = [
  'Several cards were reported as stolen; waiting for an answer of the person.',
  'Repeated insults against a provider in messages, after two warnings.',
  'The email address belongs to someone else, who asked us to stop writing.',
  'Advertising in community circles.',
] as const;

/** The id of a generated user’s organisation; null without one. */
export const organizationIdOf = (user: number): string | null => organizations[organizationOf(user)]?.id ?? null;

/**
 * When, by whom and why a generated user was suspended: the account’s page and the audit log say the same.
 * @param seen The minute in which they were last seen.
 * @param now The minute around which the data is generated.
 */
export function suspensionOf(user: number, seen: number, now: number) {
  const able = whoMay('people.suspend', organizationIdOf(user));
  const by = able[pick(user, 302, able.length)];
  if (!by) throw new Error('No administrator may suspend this user');
  return { minute: Math.min(seen + 60 + pick(user, 301, 3_940), now - 60), by, reason: pickOf(user, 303, reasons) };
}
