import type { Exercise } from '@sakina/platform/contract';

/** A breathing exercise as the contract has it. */
export type Breathing = Extract<Exercise['exercise'], { kind: 'BREATHING' }>;
/** A grounding exercise as the contract has it. */
export type Grounding = Extract<Exercise['exercise'], { kind: 'GROUNDING' }>;

type BreathPart = 'in' | 'hold' | 'out' | 'rest';

/** One part of one breath. */
export interface BreathMoment {
  part: BreathPart;
  /** How long it lasts. */
  seconds: number;
  /** Which breath it belongs to, from 1. */
  breath: number;
}

/** The parts of one breath that last at all, in their order. */
export function partsOf({
  inSeconds,
  holdSeconds,
  outSeconds,
  restSeconds,
}: Breathing['pattern']): Omit<BreathMoment, 'breath'>[] {
  const all: Omit<BreathMoment, 'breath'>[] = [
    { part: 'in', seconds: inSeconds },
    { part: 'hold', seconds: holdSeconds },
    { part: 'out', seconds: outSeconds },
    { part: 'rest', seconds: restSeconds },
  ];
  return all.filter(({ seconds }) => seconds > 0);
}

/** The whole exercise, part by part. */
export function momentsOf({ pattern, rounds }: Breathing): BreathMoment[] {
  return Array.from({ length: rounds }, (_, index) =>
    partsOf(pattern).map((part) => ({ ...part, breath: index + 1 })),
  ).flat();
}

/** How long the whole exercise lasts, in seconds. */
export function secondsOf({ pattern, rounds }: Breathing): number {
  return rounds * partsOf(pattern).reduce((sum, { seconds }) => sum + seconds, 0);
}
