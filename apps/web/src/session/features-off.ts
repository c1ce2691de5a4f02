import type { PlatformFeature } from '@sakina/platform/contract';
import { useSyncExternalStore } from 'react';

let off: ReadonlySet<PlatformFeature> | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps what the server says is turned off for everyone (PORTAL-3); the same list again changes nothing. */
export function setFeaturesOff(features: readonly PlatformFeature[]): void {
  if (off?.size === features.length && features.every((feature) => off?.has(feature))) return;
  off = new Set(features);
  for (const listener of listeners) listener();
}

/** What administrators have turned off for everyone; null until the server has said so. */
export function useFeaturesOff(): ReadonlySet<PlatformFeature> | null {
  return useSyncExternalStore(
    subscribe,
    () => off,
    () => null,
  );
}
