import type { RecordingScope } from '@sakina/platform/contract';

/** The version of the text that ConsentQuestion shows; a changed text gets a new one, and everyone is asked again. */
export const CONSENT_TEXT = '2026-11';

/** What can be agreed to besides the sound, each by itself and none beforehand (Illinois Public Act 104-0054). */
type ExtraScope = Extract<RecordingScope, 'VIDEO' | 'TRANSCRIPT'>;
export const extraScopes: readonly ExtraScope[] = ['VIDEO', 'TRANSCRIPT'];

/** The scopes of a yes: the sound, and what was ticked. */
export function scopesOfYes(ticked: readonly string[]): RecordingScope[] {
  return ['AUDIO', ...extraScopes.filter((scope) => ticked.includes(scope))];
}
