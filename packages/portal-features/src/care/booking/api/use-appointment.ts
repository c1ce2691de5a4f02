import { getAppointment } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the session that is to be moved (CALL-11). */
export function useAppointment(id: string) {
  return useOperation(getAppointment, { params: { id } });
}
