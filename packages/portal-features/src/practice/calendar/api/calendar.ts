import { getAvailability, getProviderProfile, listCalendarEvents } from '@sakina/platform/contract';
import { hasProviderStatus } from '@sakina/platform/domain';
import { useOperation, useUser } from '@sakina/platform/react';

/** Reads the provider’s own account (CALL-1): zone, services, rules. */
export function useAccount() {
  // An administrator who looks in has no practice of their own to read (ROLE-4).
  const isProvider = hasProviderStatus(useUser());
  return useOperation(getProviderProfile, isProvider ? {} : null);
}

/** Reads the provider’s own hours (CALL-5). */
export function useHours() {
  // An administrator who looks in has no practice of their own to read (ROLE-4).
  const isProvider = hasProviderStatus(useUser());
  return useOperation(getAvailability, isProvider ? {} : null);
}

const MINUTE = 60_000;

/**
 * Reads what stands on the provider’s calendar (CALL-8), again every minute.
 * @param span Two instants; null waits.
 */
export function useCalendarEvents(span: { start: string; end: string } | null) {
  return useOperation(listCalendarEvents, span && { query: span }, { refreshMs: MINUTE });
}
