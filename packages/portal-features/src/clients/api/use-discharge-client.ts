import {
  dischargeClient,
  getClient,
  getDashboardStats,
  listAppointments,
  listClients,
} from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [getClient, getDashboardStats, listAppointments, listClients];

/** Ends the care of a client (CALL-19). */
export function useDischargeClient(): Action<typeof dischargeClient> {
  return useAction(dischargeClient, { invalidates });
}
