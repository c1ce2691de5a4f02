import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { exercises } from '../../personas/companion/exercises.ts';
import { assistantTopics, disclosure } from '../../personas/companion/assistant-words.ts';
import { programmes } from '../../personas/companion/programmes/index.ts';
import { journalPrompts } from '../../personas/companion/prompts.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const says = (text: string) => ({ author: 'PERSON' as const, text });
const answers = (text: string) => ({ author: 'ASSISTANT' as const, text });
const ask = (turns: readonly { author: 'PERSON' | 'ASSISTANT'; text: string }[], language: 'en' | 'ar' = 'en') =>
  createTestServer()
    .as(who.layla)
    .call(contract.askAssistant, { body: { turns: [...turns], language } });

describe('the assistant', () => {
  test.each([
    ['I panic in the elevator', 'long-breath'],
    ['My grandmother died', 'letter-to-the-dead'],
    ['I cannot sleep after night shifts', 'sleep-breath'],
    ['I have stopped praying', 'doubt'],
    ['My boss and the deadline', 'worry-in-a-box'],
  ])('[API-6] answers “%s” with an exercise', async (text, id) => {
    const reply = await ask([says(text)]);
    expect(reply.crisisHelp).toBe(false);
    expect(reply.suggestions.map((entry) => entry.id)).toContain(id);
  });

  test('[CARE-1] says in every answer that it is not a person and not medical care', async () => {
    for (const text of ['Hello', 'I want to die', 'What dose should I take?', 'thank you']) {
      expect((await ask([says(text)])).disclosure).toBe(disclosure.en);
    }
    expect((await ask([says('مرحبا')], 'ar')).disclosure).toBe(disclosure.ar);
    expect(disclosure.en).toMatch(/not a person.*medical/);
  });

  test.each([
    ['I want to kill myself', 'en'],
    ['لا أريد أن أعيش', 'ar'],
    ['أريد أن أموت', 'en'],
    ['i wanna die', 'ar'],
  ] as const)('[CARE-1] shows crisis help first for “%s” and offers no exercise', async (text, language) => {
    const reply = await ask([says('Hello'), answers('I am listening.'), says(text)], language);
    expect(reply.crisisHelp).toBe(true);
    // Numbers are those of the reader’s country, and stand in the help, never in a sentence.
    expect(reply.text).not.toMatch(/[0-9٠-٩]{3}/);
    expect(reply.suggestions.map(({ kind }) => kind)).toEqual(['PROVIDERS']);
  });

  test('[CARE-1] keeps showing crisis help for the rest of the conversation', async () => {
    const reply = await ask([says('I want to die'), answers('…'), says('I cannot sleep')]);
    expect(reply).toMatchObject({ crisisHelp: true });
    expect(reply.text).toContain('awake');
    expect(
      (await ask([says('Hello'), answers('Do you think of suicide?'), says('No, I am only tired')])).crisisHelp,
    ).toBe(false);
  });

  test('gives no medical advice', async () => {
    expect((await ask([says('Should I double my antidepressants?')])).text).toMatch(
      /can’t advise.*don’t change a dose/s,
    );
  });

  test('gives the same answer to the same conversation, and another one the second time', async () => {
    const first = await ask([says('I am so anxious')]);
    expect(await ask([says('I am so anxious')])).toEqual(first);
    expect((await ask([says('I am so anxious'), answers(first.text), says('still anxious')])).text).not.toBe(
      first.text,
    );
  });

  test('links only existing items, in the language of the conversation', () => {
    const known: Record<string, readonly (string | null)[]> = {
      EXERCISE: exercises.map(({ id }) => id),
      PROGRAMME: programmes.map(({ id }) => id),
      JOURNAL_PROMPT: journalPrompts.map(({ id }) => id),
      PROVIDERS: [null],
    };
    const points = assistantTopics.flatMap((topic) => [...topic.points.en, ...topic.points.ar]);
    expect(points.filter(({ kind, id }) => !known[kind]?.includes(id))).toEqual([]);
    for (const { says: words } of assistantTopics)
      expect(words.ar.every((text) => /\p{Script=Arabic}/u.test(text))).toBe(true);
  });

  test('[ERROR-2] requires a user turn last and a limited number of turns', async () => {
    await expect(ask([says('Hello'), answers('Hello.')])).rejects.toMatchObject({
      status: 422,
      details: { fields: { turns: expect.any(String) } },
    });
    await expect(ask([])).rejects.toMatchObject({ status: 422, details: { fields: { turns: expect.any(String) } } });
    await expect(ask([says('x'.repeat(2001))])).rejects.toMatchObject({
      details: { fields: { 'turns.0.text': 'At most 2000 characters.' } },
    });
    await expect(ask(Array.from({ length: 41 }, () => says('Hello')))).rejects.toMatchObject({
      details: { fields: { turns: expect.any(String) } },
    });
  });
});
