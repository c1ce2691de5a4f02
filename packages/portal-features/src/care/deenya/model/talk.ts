import { companionLimits } from '@sakina/platform/contract';
import type { AssistantReply, AssistantSuggestion, AssistantTurn } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { deenyaPath } from './place.ts';

/** One thing said in a talk: by the person, or by the software with what it pointed to. */
export type Said = { author: 'PERSON'; text: string } | { author: 'ASSISTANT'; reply: AssistantReply };

/** The turns that go along with what is said now. A longer talk than the server takes goes on without its beginning. */
export function turnsOf(talk: readonly Said[], now: string): AssistantTurn[] {
  const before = talk.map((said): AssistantTurn =>
    said.author === 'PERSON' ? said : { author: 'ASSISTANT', text: said.reply.text.slice(0, companionLimits.turn) },
  );
  return [...before, { author: 'PERSON' as const, text: now }].slice(-companionLimits.turns);
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
