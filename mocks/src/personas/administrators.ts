import type { AuditEntry } from '@sakina/platform/contract';
import { adminScope, mayDo, product } from '@sakina/platform/domain';
import type { AdminAct } from '@sakina/platform/domain';
import { ids } from './ids.ts';

/** An administrator among the personas, as the audit log names them, with what the rules ask. */
export interface Administrator extends Pick<AuditEntry['actor'], 'id' | 'displayName'> {
  roles: readonly string[];
  organizationId: string;
}

const HARBOUR = 'org-harbour';

export const ingrid: Administrator = {
  id: ids.users.ingrid,
  displayName: 'Ingrid Solheim',
  roles: ['platform:admin'],
  organizationId: HARBOUR,
};
export const mariam: Administrator = {
  id: ids.users.mariam,
  displayName: 'Dr. Mariam El-Sayed',
  roles: ['therapist', 'platform:admin'],
  organizationId: HARBOUR,
};
export const idris: Administrator = {
  id: ids.users.idris,
  displayName: 'Idris Malik',
  roles: [`${product.id}:owner`],
  organizationId: HARBOUR,
};

/** As the audit log names an administrator. */
export const named = ({ id, displayName }: Administrator): AuditEntry['actor'] => ({ id, displayName });

/**
 * Who may do an act for someone of an organisation, by the rules that the server refuses by.
 * @param organizationId Null for someone without one; undefined for what is of everyone’s own, such as their list.
 */
export function whoMay(act: AdminAct, organizationId?: string | null): readonly Administrator[] {
  return [ingrid, mariam, idris].filter(
    (one) =>
      mayDo(act, one.roles) &&
      (adminScope(one.roles) === 'PLATFORM' || organizationId === undefined || organizationId === one.organizationId),
  );
}
