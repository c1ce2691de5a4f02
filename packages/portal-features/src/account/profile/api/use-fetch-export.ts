import { getDataExportFile } from '@sakina/platform/contract';
import type { DataExportFile, DataExportFormat } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useCallback } from 'react';

/** Gives a function that fetches one file of a copy; past the cache, which shall not hold it. */
export function useFetchExport(): (id: string, format: DataExportFormat) => Promise<DataExportFile> {
  const client = useClient();
  return useCallback((id, format) => client.call(getDataExportFile, { params: { id }, query: { format } }), [client]);
}
