import type { DeviceProblem } from './port.ts';

/** What the browser says about the permission at the time of the failure; `unknown` where it cannot be asked. */
export type PermissionAnswer = 'prompt' | 'granted' | 'denied' | 'unknown';

/** What is known when a device could not be taken. */
export interface DeviceFailureFacts {
  /** Name of the thrown DOMException, such as `NotAllowedError`. */
  readonly name: string;
  readonly message: string;
  readonly permission: PermissionAnswer;
  /** Whether the page could ask at all: false without a secure context or `mediaDevices`. */
  readonly isSecure: boolean;
}

/** Why a device could not be taken, from what the browser threw (docs/rules/calls.md, Devices that fail). */
export function deviceProblem({ name, message, permission, isSecure }: DeviceFailureFacts): DeviceProblem {
  if (!isSecure) return 'insecure';
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
      if (/by system/i.test(message) || permission === 'granted') return 'system-denied';
      if (/permissions? policy/i.test(message)) return 'insecure';
      // The question was closed without an answer: it can be asked again.
      return permission === 'prompt' ? 'dismissed' : 'denied';
    case 'SecurityError':
      return 'insecure';
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return 'none';
    case 'NotReadableError':
    case 'TrackStartError':
      return 'in-use';
    case 'AbortError':
      return 'other';
    default:
      return 'other';
  }
}

/** Whether a rejected screen picker was merely closed. */
export function isCancelledPicker(name: string, message: string): boolean {
  return (name === 'NotAllowedError' && !/by system/i.test(message)) || name === 'AbortError';
}
