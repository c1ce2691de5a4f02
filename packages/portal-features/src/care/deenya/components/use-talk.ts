import { askAssistant, companionLimits } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { useState } from 'react';
import { turnsOf } from '../model/talk.ts';
import type { Said } from '../model/talk.ts';
import { useSpoken } from './use-spoken.ts';

/** A talk with the assistant. It lives in this page alone: it ends with the page, and no draft of it is stored. */
export function useTalk() {
  const ask = useAction(askAssistant);
  const language = useSpoken();
  const [talk, setTalk] = useState<readonly Said[]>([]);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'empty' | 'long' | null>(null);
  const isCrisis = talk.some((said) => said.author === 'ASSISTANT' && said.reply.crisisHelp);

  async function say() {
    const text = typed.trim();
    const wrong = text === '' ? 'empty' : text.length > companionLimits.turn ? 'long' : null;
    setProblem(wrong);
    if (wrong !== null) return;
    try {
      const reply = await ask.run({ body: { turns: turnsOf(talk, text), language } });
      setTalk((current) => [...current, { author: 'PERSON', text }, { author: 'ASSISTANT', reply }]);
      setTyped('');
    } catch (error) {
      // Told of above the field, which keeps what was typed.
      if (!isApiError(error)) throw error;
    }
  }
  return {
    talk,
    typed,
    isCrisis,
    say,
    problem,
    error: ask.error,
    setTyped: (text: string) => {
      setTyped(text);
      setProblem(null);
    },
    forget: () => {
      setTalk([]);
      setTyped('');
      setProblem(null);
      ask.reset();
    },
  };
}
