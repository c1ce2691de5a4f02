import type { AssistantReply, AssistantSuggestion, AssistantTurn } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { deenyaPath } from './place.ts';

/** One thing said in a talk: by the person, or by the software with what it pointed to. */
export type Said = { author: 'PERSON'; text: string } | { author: 'ASSISTANT'; reply: AssistantReply };

/** The longest thing that can be said at once, in characters. */
export const SAID_LIMIT = 2000;
/** So many turns go along with a question at most; a longer talk goes on without its beginning. */
export const TURNS_LIMIT = 40;

/** The turns that go along with what is said now. */
export function turnsOf(talk: readonly Said[], now: string): AssistantTurn[] {
  const before = talk.map((said): AssistantTurn =>
    said.author === 'PERSON' ? said : { author: 'ASSISTANT', text: said.reply.text.slice(0, SAID_LIMIT) },
  );
  return [...before, { author: 'PERSON' as const, text: now }].slice(-TURNS_LIMIT);
}

/** Where something that the assistant points to is found. */
export function suggestionPath({ kind, id }: AssistantSuggestion): string {
  switch (kind) {
    case 'EXERCISE':
      return deenyaPath({ view: 'exercises', exercise: id });
    case 'PROGRAMME':
      return id === null ? deenyaPath({ view: 'home' }) : deenyaPath({ view: 'programme', programme: id });
    case 'JOURNAL_PROMPT':
      return deenyaPath({ view: 'entry', entry: 'new', prompt: id });
    case 'PROVIDERS':
      return paths.findTherapist();
  }
}
