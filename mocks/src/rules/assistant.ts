import type { AssistantReply, AssistantTurn } from '@sakina/platform/contract';
import { assistantTopics, crisisPoints, crisisWords, disclosure } from '../personas/companion/assistant-words.ts';
import type { AssistantLanguage, AssistantTopic } from '../personas/companion/assistant-words.ts';
import { speaksOfCrisis } from './crisis-words.ts';
import { foldForSearch } from '@sakina/platform/locale';

/** The text of a turn, normalised for recognising topics. */
function topicOf({ text }: AssistantTurn): AssistantTopic | undefined {
  const words = foldForSearch(text);
  return assistantTopics.find(({ heard }) => heard.test(words));
}

/**
 * Answers the last turn from a fixed set of texts, deterministically. Crisis words take precedence,
 * and after one crisis turn every answer of the conversation shows help.
 */
export function replyTo(turns: readonly AssistantTurn[], language: AssistantLanguage): AssistantReply {
  const said = turns.filter(({ author }) => author === 'PERSON');
  const last = said.at(-1);
  const crisisHelp = said.some(({ text }) => speaksOfCrisis(text));
  const topic = last && topicOf(last);
  if (!topic || speaksOfCrisis(last.text))
    return {
      crisisHelp,
      text: crisisWords[language],
      disclosure: disclosure[language],
      suggestions: [crisisPoints[language]],
    };
  const before = said.slice(0, -1).filter((turn) => topicOf(turn) === topic).length;
  const words = topic.says[language];
  return {
    crisisHelp,
    text: words[before % words.length] ?? words[0],
    disclosure: disclosure[language],
    suggestions: [...topic.points[language]],
  };
}
