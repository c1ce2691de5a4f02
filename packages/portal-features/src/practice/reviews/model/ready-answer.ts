/** The sentences that a public answer can be put together from; each says nothing of anyone. */
export const READY = ['thanks', 'contact', 'listening'] as const;
export type ReadyId = (typeof READY)[number];

type Sentences = Readonly<Record<ReadyId, string>>;

/** The answer that the chosen sentences make, in their own order. */
export function answerOf(chosen: readonly ReadyId[], sentences: Sentences): string {
  return READY.filter((id) => chosen.includes(id))
    .map((id) => sentences[id])
    .join(' ');
}

/** The sentences that an answer is made of, or null where it has words of its own. */
export function readyIn(text: string, sentences: Sentences): readonly ReadyId[] | null {
  const chosen = READY.filter((id) => text.includes(sentences[id]));
  return answerOf(chosen, sentences) === text.trim() ? chosen : null;
}
