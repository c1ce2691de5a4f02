/** A part as it was sent. */
export interface KeptPart {
  readonly mimeType: string;
  /** Base64. */
  readonly content: string;
}

/**
 * Sound and picture of the sessions of this process or tab. They are kept in memory alone and go with it: what someone
 * says in a demo is written nowhere.
 */
const kept = new Map<string, KeptPart>();

const keyOf = (sessionId: string, take: number, index: number) => `${sessionId} ${take} ${index}`;

/** Keeps a part; one that is known stays as it is. */
export function keepPart(sessionId: string, take: number, index: number, part: KeptPart): void {
  const key = keyOf(sessionId, take, index);
  if (!kept.has(key)) kept.set(key, part);
}

export function partOf(sessionId: string, take: number, index: number): KeptPart | undefined {
  return kept.get(keyOf(sessionId, take, index));
}
