import type { AdminSafetyAlertDetail } from '@sakina/platform/contract';

/**
 * What keeps the caller from acting: it is about themselves, it is answered, or someone else has it; null for nothing.
 */
export function blockOf(
  { client, acknowledgement, owner }: Pick<AdminSafetyAlertDetail, 'client' | 'acknowledgement' | 'owner'>,
  userId: string | undefined,
): 'own' | 'answered' | 'others' | null {
  if (acknowledgement !== null) return 'answered';
  if (userId === undefined) return null;
  if (client.id === userId) return 'own';
  return owner !== null && owner.id !== userId ? 'others' : null;
}
