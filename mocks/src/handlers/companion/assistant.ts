import { askAssistant } from '@sakina/platform/contract';
import { replyTo } from '../../rules/assistant.ts';
import { invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';

export const askAssistantHandler = defineHandler(askAssistant, ({ body: { turns, language } }) => {
  if (turns.at(-1)?.author !== 'PERSON') throw invalid({ turns: 'The last turn is the person’s.' });
  return replyTo(turns, language);
});
