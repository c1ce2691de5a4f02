import type * as z from 'zod/mini';
import { invalid } from './api-failure.ts';
import type { ApiFailure } from './api-failure.ts';
import { SIGNATURE_BYTES, fileTooLarge, fileTypeUnsupported, mediaTypeOf } from './file-types.ts';

type Schema = z.ZodMiniType;
type Definition = { type: string; innerType?: Schema; shape?: Record<string, Schema> };

function definitionOf(schema: Schema): Definition {
  const definition = schema._zod.def as unknown as Definition;
  const isWrapper = definition.type === 'optional' || definition.type === 'nullable' || definition.type === 'default';
  return isWrapper && definition.innerType ? definitionOf(definition.innerType) : definition;
}

/** Named values as a query string and a form have them. */
interface Fields<Value> {
  has: (name: string) => boolean;
  get: (name: string) => Value | null;
  getAll: (name: string) => Value[];
}

function readFields(schema: Schema, fields: Fields<unknown>): Record<string, unknown> {
  const shape = definitionOf(schema).shape ?? {};
  const entries = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    if (!fields.has(name)) return [];
    const { type } = definitionOf(field);
    if (type === 'array') return [[name, fields.getAll(name)]];
    const value = fields.get(name) ?? '';
    if (type === 'number' && typeof value === 'string') return [[name, value.trim() === '' ? value : Number(value)]];
    if (type === 'boolean') return [[name, value === 'true' ? true : value === 'false' ? false : value]];
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
    const typed = Object.entries(fields).map(async ([name, value]) => [name, value instanceof File ? await byContent(value) : value] as const);
    return Object.fromEntries(await Promise.all(typed));
  } catch {
    return null;
  }
}

async function byContent(file: File): Promise<File> {
  const type = mediaTypeOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  return new File([file], file.name, { type, lastModified: file.lastModified });
}

/** Parses a query or a body, or refuses with each field's problem in words. */
export function parseInput(schema: Schema, input: unknown): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.map(String).join('.') || 'body';
    fields[name] ??= issue.path.length === 0 && issue.code === 'invalid_type' ? 'This could not be read.' : wordsFor(issue);
  }
  throw fileRefusal(schema, parsed.error.issues) ?? invalid(fields);
}

/** A file that is too large or of another kind has a refusal of its own, an empty one has not. */
function fileRefusal(schema: Schema, issues: readonly z.core.$ZodIssue[]): ApiFailure | null {
  const { shape } = definitionOf(schema);
  const ofFiles = issues.filter(({ path: [name = ''] }) => shape?.[String(name)] && definitionOf(shape[String(name)] as Schema).type === 'file');
  for (const issue of ofFiles) if (issue.code === 'too_big') return fileTooLarge(Number(issue.maximum));
  if (ofFiles.some(({ code }) => code === 'too_small')) return null;
  const [kind] = ofFiles.filter(({ code }) => code === 'invalid_value');
  return kind?.code === 'invalid_value' ? fileTypeUnsupported(kind.values.map(String)) : null;
}

function wordsFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'This is needed.' : 'This is not a valid value.';
  if (issue.code === 'too_big') return `At most ${String(issue.maximum)}${issue.origin === 'string' ? ' characters' : ''}.`;
  if (issue.code === 'too_small' && issue.origin === 'file') return 'This file is empty.';
  if (issue.code === 'too_small') return issue.minimum === 1 && issue.origin === 'string' ? 'This is needed.' : `At least ${String(issue.minimum)}.`;
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.map(String).join(', ')}.`;
  return 'This is not a valid value.';
}
