import type { Operation } from '@sakina/platform/contract';

/** Operations whose records belong to everybody who is signed in, by name: what they are called on is no one's own. */
const shared: ReadonlySet<string> = new Set([
  'circles.setMembership',
  'posts.mark',
  'groupSessions.join',
  'groupSessions.leave',
  'broadcasts.watch',
  'savedProviders.save',
  'savedProviders.remove',
]);

/** Whether the record that an operation is called on may be opened by every caller of its role. */
export function isSharedRecord({ name }: Operation): boolean {
  return shared.has(name);
}
