import type { AuditEntry } from '@sakina/platform/contract';
import { portals } from '@sakina/platform/domain';
import { useCallback } from 'react';
import { useAdminSettingsText } from '../messages/index.ts';
import { useIntegrationName } from './use-integration-name.ts';

const LISTS = ['users', 'sessions', 'views', 'audit', 'approvals', 'records'] as const;

/** What an act was done to, by its name in the reader’s language; what has no name is called by its kind. */
export function useTargetName(): (target: AuditEntry['target']) => string {
  const t = useAdminSettingsText();
  const integration = useIntegrationName();
  return useCallback(
    ({ kind, id, label }) => {
      const list = LISTS.find((known) => known === id);
      if (kind === 'LIST' && list) return t(`list.${list}`);
      const portal = portals.find((known) => known === id);
      if (kind === 'PORTAL' && portal) return t(`portal.${portal}`);
      if (kind === 'SETTINGS') return integration({ id, name: label ?? t('target.SETTINGS') });
      return label ?? t(`target.${kind}`);
    },
    [t, integration],
  );
}
