import type * as z from 'zod/mini';
import { invalid } from './api-failure.ts';

type Schema = z.ZodMiniType;
type Definition = { type: string; innerType?: Schema; shape?: Record<string, Schema> };

function definitionOf(schema: Schema): Definition {
  const definition = schema._zod.def as unknown as Definition;
  const isWrapper = definition.type === 'optional' || definition.type === 'nullable' || definition.type === 'default';
  return isWrapper && definition.innerType ? definitionOf(definition.innerType) : definition;
}

/**
 * Turns a query string into what the schema takes: repeated keys into lists, digits into numbers. What cannot be turned
 * stays a text, and the schema refuses it.
 */
export function readQuery(schema: Schema, search: URLSearchParams): Record<string, unknown> {
  const shape = definitionOf(schema).shape ?? {};
  const fields = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    if (!search.has(name)) return [];
    const { type } = definitionOf(field);
    const value = search.get(name) ?? '';
    if (type === 'array') return [[name, search.getAll(name)]];
    if (type === 'number') return [[name, value.trim() === '' ? value : Number(value)]];
    if (type === 'boolean') return [[name, value === 'true' ? true : value === 'false' ? false : value]];
    return [[name, value]];
  });
  return Object.fromEntries(fields);
}

/** Parses a query or a body, or refuses with each field's problem in words. */
export function parseInput(schema: Schema, input: unknown): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.map(String).join('.') || 'body';
    fields[name] ??= wordsFor(issue);
  }
  throw invalid(fields);
}

function wordsFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'This is needed.' : 'This is not a valid value.';
  if (issue.code === 'too_big') return `At most ${String(issue.maximum)}${issue.origin === 'string' ? ' characters' : ''}.`;
  if (issue.code === 'too_small') return issue.minimum === 1 && issue.origin === 'string' ? 'This is needed.' : `At least ${String(issue.minimum)}.`;
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.map(String).join(', ')}.`;
  return 'This is not a valid value.';
}
