import { useCallback } from 'react';
import { useAdminSettingsText } from '../messages/index.ts';

const KNOWN = ['card-payments', 'claims-clearinghouse', 'text-messages', 'licence-boards'] as const;

/** The name of a connected system in the reader’s language; of one that is not known here, the server’s. */
export function useIntegrationName(): (entry: { id: string; name: string }) => string {
  const t = useAdminSettingsText();
  return useCallback(
    ({ id, name }) => {
      const known = KNOWN.find((entry) => entry === id);
      return known ? t(`integration.${known}`) : name;
    },
    [t],
  );
}
