import type { Operation } from '@sakina/platform/contract';

/** Operations whose records are shared by all signed-in users, by name. */
const shared: ReadonlySet<string> = new Set([
  'circles.setMembership',
  'posts.mark',
  'groupSessions.join',
  'groupSessions.leave',
  'broadcasts.watch',
  'savedProviders.save',
  'savedProviders.remove',
]);

/** Whether every caller with the role may access the record of an operation. */
export function isSharedRecord({ name }: Operation): boolean {
  return shared.has(name);
}
