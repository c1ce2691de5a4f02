import type { GenericSchema } from 'valibot';
import { partsOf } from '@sakina/platform/contract/parts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/**
 * The fields of an input that its schema does not have, by their paths (`references.0.emial`). A misspelt optional
 * field is found by this alone. Maps are not looked into: their keys are data.
 */
export function unknownFields(
  schema: GenericSchema,
  input: unknown,
  path: readonly (string | number)[] = [],
): string[] {
  const { kind, fields, inner } = partsOf(schema);
  if (kind === 'array' && inner[0] !== undefined && Array.isArray(input)) {
    const [item] = inner;
    return input.flatMap((entry: unknown, index) => unknownFields(item, entry, [...path, index]));
  }
  if (!isFields(input)) return [];
  if (kind === 'variant' || kind === 'union') {
    const shape = inner.find((option) => isOfShape(option, input));
    return shape ? unknownFields(shape, input, path) : [];
  }
  if (kind !== 'object') return [];
  return Object.entries(input).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field ? unknownFields(field, value, [...path, name]) : [[...path, name].join('.')];
  });
}

/** Whether an input is meant for one of several shapes: their fixed fields tell them apart. */
function isOfShape(option: GenericSchema, input: Fields): boolean {
  const { kind, fields, inner } = partsOf(option);
  if (kind === 'variant' || kind === 'union') return inner.some((one) => isOfShape(one, input));
  if (kind !== 'object') return false;
  const fixed = Object.entries(fields).filter(([, field]) => partsOf(field).kind === 'literal');
  return fixed.every(([name, field]) => partsOf(field).values.includes(String(input[name])));
}
