import { is } from '@sakina/platform/contract';
import type { Operation } from '@sakina/platform/contract';
import { examples } from '@sakina/platform/contract/examples';
import { partsOf } from '@sakina/platform/contract/parts';

type Schema = Operation['response'];

/**
 * The answer of an operation without data: its example with empty lists, zero counts, and null where null is
 * allowed. Records within it stay unchanged.
 * @returns null for a write and for a read of a single record, which have no empty answer.
 */
export function emptyAnswerOf(operation: Operation): unknown {
  const { response, method } = operation;
  const example = examples.find((entry) => entry.operation === operation);
  if (method !== 'GET' || !example || isRecord(response)) return null;
  const emptied = { lists: 0, counts: 0 };
  const answer = emptyOf(response, example.response, emptied);
  const isState = Object.values(partsOf(response).fields).some((field) => partsOf(field).kind === 'picklist');
  const isEmpty = emptied.lists > 0 || (emptied.counts > 0 && !isState);
  return isEmpty && is(response, answer) ? answer : null;
}

const isRecord = (schema: Schema) => 'id' in partsOf(schema).fields;

function emptyOf(schema: Schema, value: unknown, emptied: { lists: number; counts: number }): unknown {
  const { kind, isNullable, fields } = partsOf(schema);
  const given = (candidate: unknown, count?: 'lists' | 'counts') => {
    if (!is(schema, candidate)) return value;
    if (count) emptied[count] += 1;
    return candidate;
  };
  if (value === undefined) return value;
  if (isNullable) return given(null);
  if (kind === 'array') return given([], 'lists');
  if (kind === 'record') return given({}, 'lists');
  if (kind === 'number') return given(0, 'counts');
  if (kind === 'object' && Object.values(fields).every((field) => partsOf(field).isOptional)) return given({}, 'lists');
  if (kind !== 'object' || isRecord(schema) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fields[name] ? emptyOf(fields[name], inner, emptied) : inner]),
  );
}
