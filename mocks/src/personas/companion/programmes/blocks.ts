import type { ProgrammeTrack, StepBlock } from '@sakina/platform/contract';

/** A block of a programme, optionally of one track only. */
type WrittenBlock = StepBlock & { only?: ProgrammeTrack };

/** One day of a programme. */
export interface WrittenStep {
  title: string;
  minutes: number;
  blocks: readonly WrittenBlock[];
}

export function day(title: string, minutes: number, ...blocks: readonly WrittenBlock[]): WrittenStep {
  return { title, minutes, blocks };
}

/** Paragraphs to read. */
export const read = (...paragraphs: readonly string[]): StepBlock => ({
  kind: 'READING',
  heading: null,
  paragraphs: [...paragraphs],
});

/** Paragraphs under a heading of their own. */
export const readOf = (heading: string, ...paragraphs: readonly string[]): StepBlock => ({
  kind: 'READING',
  heading,
  paragraphs: [...paragraphs],
});

export const ask = (question: string, hint: string | null = null): StepBlock => ({ kind: 'QUESTION', question, hint });

/** An audio block with its transcript. */
export const audio = (title: string, minutes: number, ...paragraphs: readonly string[]): StepBlock => ({
  kind: 'SPOKEN',
  title,
  minutes,
  paragraphs: [...paragraphs],
});

/** A block of one track. */
export const islamic = (block: StepBlock): WrittenBlock => ({ ...block, only: 'ISLAMIC' });
export const secular = (block: StepBlock): WrittenBlock => ({ ...block, only: 'SECULAR' });

type Breathing = Extract<StepBlock, { kind: 'BREATHING' }>;
type Grounding = Extract<StepBlock, { kind: 'GROUNDING' }>;

/** Breathing by seconds: in, hold, out, rest. */
export function breathe(
  [inSeconds, holdSeconds, outSeconds, restSeconds]: readonly [number, number, number, number],
  rounds: number,
  title = 'Breathe with the count',
): Breathing {
  const parts = [
    `Breathe in through the nose and count slowly to ${inSeconds}.`,
    ...(holdSeconds > 0 ? [`Hold it gently and count to ${holdSeconds}.`] : []),
    `Let the breath go and count to ${outSeconds}, as if through a straw.`,
    ...(restSeconds > 0 ? [`Rest empty and count to ${restSeconds}.`] : []),
    `That is one breath. Take ${rounds} of them. If you feel dizzy, breathe as you usually do; nothing has gone wrong.`,
  ];
  return {
    kind: 'BREATHING',
    title,
    pattern: { inSeconds, holdSeconds, outSeconds, restSeconds },
    rounds,
    inWords: parts,
  };
}

/** Five, four, three, two, one. */
export function ground(title = 'Five, four, three, two, one'): Grounding {
  return {
    kind: 'GROUNDING',
    title,
    senses: [
      { sense: 'SEE', count: 5, prompt: 'Five things that you can see. Say their names, aloud or not.' },
      {
        sense: 'TOUCH',
        count: 4,
        prompt: 'Four things that you can feel: the floor, a sleeve, the air, your own hands.',
      },
      { sense: 'HEAR', count: 3, prompt: 'Three sounds, the farthest one last.' },
      { sense: 'SMELL', count: 2, prompt: 'Two smells, or two that you like and can call to mind.' },
      { sense: 'TASTE', count: 1, prompt: 'One taste. A sip of water is enough.' },
    ],
    inWords: [
      'Stay as you are; eyes open or closed. Name five things that you see, four that you feel, three that you hear, two that you smell and one that you taste.',
      'Take as long as you like over each. If you lose count, begin at the number that you remember.',
    ],
  };
}
