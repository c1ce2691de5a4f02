import * as v from 'valibot';
import { unknownField } from '@sakina/platform/contract';
import { partsOf } from '@sakina/platform/contract/parts';
import { ApiFailure, invalid } from './api-failure.ts';
import { SIGNATURE_BYTES, fileTooLarge, fileTypeUnsupported, mediaTypeOf } from './file-types.ts';
import { unknownFields } from './unknown-fields.ts';

type Schema = v.GenericSchema;
type Issue = v.BaseIssue<unknown>;

/** Named values of a query string or a form. */
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
 * Converts a query string to the schema's input: repeated keys to lists, digits to numbers. What cannot be converted
 * stays a string, which the schema rejects.
 */
export function readQuery(schema: Schema, search: URLSearchParams): Record<string, unknown> {
  return readFields(schema, search);
}

/**
 * Reads a form with its files; null if it is not a form or is truncated. Every file gets the type detected from its
 * first bytes, so that the schema checks the content, not the sender's claim.
 */
export async function readForm(schema: Schema, request: Request): Promise<Record<string, unknown> | null> {
  try {
    const form = await request.formData();
    // Those that the schema does not have stay, so that they are refused by name.
    const fields = { ...Object.fromEntries(form), ...readFields(schema, form) };
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

/** Parses a query or a body. @throws ApiFailure 422 with a problem for each field */
export function parseInput<S extends Schema>(schema: S, input: unknown): v.InferOutput<S> {
  // valibot accepts a list as an object without fields.
  if (Array.isArray(input) && partsOf(schema).kind === 'object') throw invalid({ body: UNREADABLE });
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  // A field name can collide with an object's own (`__proto__`).
  const fields = new Map<string, string>();
  for (const issue of parsed.issues) {
    const name = v.getDotPath(issue);
    const words = name === null && issue.kind === 'schema' ? UNREADABLE : wordsFor(issue);
    if (!fields.has(name ?? 'body')) fields.set(name ?? 'body', words);
  }
  throw fileRefusal(parsed.issues) ?? invalid(Object.fromEntries(fields));
}

/**
 * Parses a body. What it does not know is refused: a misspelt field of a partial write would otherwise change nothing
 * and be answered as done.
 * @throws ApiFailure 422 with a problem for each field
 */
export function parseBody<S extends Schema>(schema: S, input: unknown): v.InferOutput<S> {
  const unknown = unknownFields(schema, input);
  if (unknown.length > 0)
    throw new ApiFailure(unknownField.status, unknownField.code, 'This has a field that is not known here.', {
      fields: Object.fromEntries(unknown.map((name) => [name, 'There is no such field.'])),
    });
  return parseInput(schema, input);
}

/** A file that is too large (413) or of another type (415) has its own status; an empty one does not. */
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
      // The options are only in the message: ("A" | "B").
      const choices = [...(expected ?? '').matchAll(/[^\s()|"]+/g)].join(', ');
      return typeof input === 'object' || choices === '' ? 'This is not a valid value.' : `Choose one of: ${choices}.`;
    }
    default:
      return input === undefined ? 'This is needed.' : 'This is not a valid value.';
  }
}
