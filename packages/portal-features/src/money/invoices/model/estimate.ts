import { estimateLimits } from '@sakina/platform/contract';
import { seemsToNameDiagnosis } from '@sakina/platform/domain';
import { addDays } from '@sakina/platform/format';

/** A line as it is typed. */
export interface EstimateDraftLine {
  /** Stays with the line while others come and go. */
  key: number;
  description: string;
  quantity: number | null;
  /** The price of one in minor units; null while nothing that can be read was typed. */
  price: number | null;
}

/** The most days that an estimate is for (CLOUD-529). */
const MOST_DAYS = 365;

/** What is wrong with a line, by field. */
interface EstimateLineProblems {
  description?: 'missing' | 'diagnosis';
  quantity?: 'wrong';
  price?: 'missing' | 'tooMuch';
}

/** What is wrong with an estimate, by field. */
export interface EstimateProblems {
  /** By key of the line. */
  lines: ReadonlyMap<number, EstimateLineProblems>;
  client?: 'missing';
  from?: 'missing' | 'past';
  until?: 'missing' | 'before' | 'tooLong';
}

function lineProblems({ description, quantity, price }: EstimateDraftLine): EstimateLineProblems | null {
  const problems: EstimateLineProblems = {};
  if (description.trim() === '') problems.description = 'missing';
  else if (seemsToNameDiagnosis(description)) problems.description = 'diagnosis';
  if (quantity === null || !Number.isInteger(quantity) || quantity < 1 || quantity > estimateLimits.quantity)
    problems.quantity = 'wrong';
  if (price === null || price <= 0) problems.price = 'missing';
  else if (price > estimateLimits.price) problems.price = 'tooMuch';
  return Object.keys(problems).length > 0 ? problems : null;
}

interface EstimateDraft {
  clientId: string;
  lines: readonly EstimateDraftLine[];
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  until: string;
}

function untilProblem({ from, until }: EstimateDraft): EstimateProblems['until'] {
  if (until === '') return 'missing';
  if (from === '') return undefined;
  if (until < from) return 'before';
  return until > addDays(from, MOST_DAYS) ? 'tooLong' : undefined;
}

/** Checks an estimate before it is sent. @param today `YYYY-MM-DD` in the reader's zone. */
export function estimateProblems(draft: EstimateDraft, today: string): EstimateProblems {
  const { clientId, lines, from } = draft;
  const wrong = new Map<number, EstimateLineProblems>();
  for (const line of lines) {
    const problems = lineProblems(line);
    if (problems) wrong.set(line.key, problems);
  }
  const start = from === '' ? 'missing' : from < today ? 'past' : undefined;
  const end = untilProblem(draft);
  return {
    lines: wrong,
    ...(clientId === '' && { client: 'missing' as const }),
    ...(start && { from: start }),
    ...(end && { until: end }),
  };
}

/** What an estimate comes to, in minor units. */
export function estimateTotal(lines: readonly EstimateDraftLine[]): number {
  return lines.reduce((sum, { quantity, price }) => sum + (quantity ?? 0) * (price ?? 0), 0);
}
