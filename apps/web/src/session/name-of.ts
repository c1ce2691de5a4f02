import type { User } from '@sakina/platform/domain';

/** The name that a user is addressed by. */
export function nameOf(user: User): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.email;
}
