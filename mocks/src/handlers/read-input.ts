import * as v from 'valibot';
import { partsOf } from '@sakina/platform/contract/parts';
import { invalid } from './api-failure.ts';
import type { ApiFailure } from './api-failure.ts';
import { SIGNATURE_BYTES, fileTooLarge, fileTypeUnsupported, mediaTypeOf } from './file-types.ts';

type Schema = v.GenericSchema;
type Issue = v.BaseIssue<unknown>;

/** Named values as a query string and a form have them. */
interface Fields<Value> {
  has: (name: string) => boolean;
  get: (name: string) => Value | null;
  getAll: (name: string) => Value[];
}

function readFields(schema: Schema, fields: Fields<unknown>): Record<string, unknown> {
  const entries = Object.entries(partsOf(schema).fields).flatMap(([name, field]): [string, unknown][] => {
    if (!fields.has(name)) return [];
    const { kind } = partsOf(field);
    if (kind === 'array') return [[name, fields.getAll(name)]];
    const value = fields.get(name) ?? '';
    if (kind === 'number' && typeof value === 'string') return [[name, value.trim() === '' ? value : Number(value)]];
    if (kind === 'boolean') return [[name, value === 'true' ? true : value === 'false' ? false : value]];
    return [[name, value]];
  });
  return Object.fromEntries(entries);
}

/**
 * Turns a query string into what the schema takes: repeated keys into lists, digits into numbers. What cannot be turned
 * stays a text, and the schema refuses it.
 */
export function readQuery(schema: Schema, search: URLSearchParams): Record<string, unknown> {
  return readFields(schema, search);
}

/**
 * Reads a form with its files; null where it is none or breaks off. Every file gets the type that its first bytes show, so
 * that the schema judges what is in it, not what its sender says.
 */
export async function readForm(schema: Schema, request: Request): Promise<Record<string, unknown> | null> {
  try {
    const fields = readFields(schema, await request.formData());
    const typed = Object.entries(fields).map(
      async ([name, value]) => [name, value instanceof File ? await byContent(value) : value] as const,
    );
    return Object.fromEntries(await Promise.all(typed));
  } catch {
    return null;
  }
}

async function byContent(file: File): Promise<File> {
  const type = mediaTypeOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  return new File([file], file.name, { type, lastModified: file.lastModified });
}

const UNREADABLE = 'This could not be read.';

/** Parses a query or a body, or refuses with each field's problem in words. */
export function parseInput<S extends Schema>(schema: S, input: unknown): v.InferOutput<S> {
  // To the library a list is an object that has none of the fields.
  if (Array.isArray(input) && partsOf(schema).kind === 'object') throw invalid({ body: UNREADABLE });
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  // A field may be called what every object has (`__proto__`).
  const fields = new Map<string, string>();
  for (const issue of parsed.issues) {
    const name = v.getDotPath(issue);
    const words = name === null && issue.kind === 'schema' ? UNREADABLE : wordsFor(issue);
    if (!fields.has(name ?? 'body')) fields.set(name ?? 'body', words);
  }
  throw fileRefusal(parsed.issues) ?? invalid(Object.fromEntries(fields));
}

/** A file that is too large or of another kind has a refusal of its own, an empty one has not. */
function fileRefusal(issues: readonly Issue[]): ApiFailure | null {
  const large = issues.find(({ type }) => type === 'max_size');
  if (large) return fileTooLarge(Number(large.requirement));
  const foreign = issues.find(({ type }) => type === 'mime_type');
  const isEmpty = issues.some(({ type }) => type === 'min_size');
  return foreign && !isEmpty ? fileTypeUnsupported((foreign.requirement as readonly string[]).map(String)) : null;
}

function wordsFor({ type, input, expected, requirement }: Issue): string {
  const limit = String(requirement);
  switch (type) {
    case 'max_length':
      return typeof input === 'string' ? `At most ${limit} characters.` : `At most ${limit}.`;
    case 'max_value':
      return `At most ${limit}.`;
    case 'min_size':
      return 'This file is empty.';
    case 'min_length':
      return typeof input === 'string' && requirement === 1 ? 'This is needed.' : `At least ${limit}.`;
    case 'min_value':
      return `At least ${limit}.`;
    case 'gt_value':
      return `More than ${limit}.`;
    case 'picklist':
    case 'literal':
    case 'variant': {
      // What may be chosen stands in words alone: ("A" | "B").
      const choices = [...(expected ?? '').matchAll(/[^\s()|"]+/g)].join(', ');
      return typeof input === 'object' || choices === '' ? 'This is not a valid value.' : `Choose one of: ${choices}.`;
    }
    default:
      return input === undefined ? 'This is needed.' : 'This is not a valid value.';
  }
}
