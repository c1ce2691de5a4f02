/**
 * What may be captured of a session, each agreed to by itself (CARE-10). `AI` is any use of a machine beyond the words
 * that were said.
 */
export const recordingScopes = ['AUDIO', 'VIDEO', 'TRANSCRIPT', 'AI'] as const;
type Scope = (typeof recordingScopes)[number];

/**
 * What everyone has agreed to. Capture, transcript and playback go by it, while a session runs and after it.
 * @param answers The scopes by which each person stands now; none where they said no or took a yes back.
 * @returns none where no one was asked, or anyone does not agree to the sound.
 */
export function agreedByAll(answers: readonly (readonly Scope[])[]): Scope[] {
  if (answers.length === 0 || answers.some((scopes) => !scopes.includes('AUDIO'))) return [];
  return recordingScopes.filter((scope) => answers.every((scopes) => scopes.includes(scope)));
}

/**
 * Whether a file may be captured or played: one with a picture needs everyone’s yes to the picture. @param mimeType as
 * `video/mp4`
 */
export function mayPlay(mimeType: string, agreed: readonly Scope[]): boolean {
  return agreed.includes(mimeType.startsWith('video/') ? 'VIDEO' : 'AUDIO');
}

/** Whether what was said may be written down and read. */
export function mayTranscribe(agreed: readonly Scope[]): boolean {
  return agreed.includes('AUDIO') && agreed.includes('TRANSCRIPT');
}
