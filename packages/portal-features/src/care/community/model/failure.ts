import { isApiError } from '@sakina/platform/client';

/** Refusals that the community has words of its own for. */
const KNOWN = [
  'MEMBERS_ONLY',
  'MUTED',
  'THREAD_LOCKED',
  'CONTENT_REMOVED',
  'EDIT_WINDOW_OVER',
  'RATE_LIMITED',
  'ALREADY_REPORTED',
  'ALREADY_APPEALED',
  'NOT_REMOVED',
  'MODERATOR_STAYS',
] as const;

export type CommunityRefusal = (typeof KNOWN)[number];

/** Which of the community’s own refusals an error is; null for any other. */
export function refusalOf(error: unknown): CommunityRefusal | null {
  if (!isApiError(error)) return null;
  return KNOWN.find((code) => code === error.code) ?? null;
}

function detail(error: unknown, name: string): unknown {
  if (!isApiError(error) || typeof error.details !== 'object' || error.details === null) return undefined;
  return (error.details as Record<string, unknown>)[name];
}

/** The instant at which something is possible again, where the refusal names one. */
export function possibleAgainAt(error: unknown): string | null {
  const at = detail(error, 'until') ?? detail(error, 'retryAt');
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : null;
}

/** Whether the server asks for crisis help with a refusal: who is refused may need it most (CARE-1). */
export function asksForHelp(error: unknown): boolean {
  return detail(error, 'crisisHelp') === true;
}
