import { listSafetyAlerts } from '@sakina/platform/contract';
import type { SafetyAlert } from '@sakina/platform/contract';
import { useCapabilities, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** How often the list is read by itself, in milliseconds: an answer to a questionnaire sends no realtime event. */
const REFRESH_MS = 60_000;

/** Reads the open safety alerts (CLOUD-401); nothing for an account that may not read patient records (PORTAL-3). */
export function useSafetyAlerts(): Read<{ items: SafetyAlert[] }> {
  const { canAccessPatientRecords } = useCapabilities();
  return useOperation(listSafetyAlerts, canAccessPatientRecords ? {} : null, { refreshMs: REFRESH_MS });
}
