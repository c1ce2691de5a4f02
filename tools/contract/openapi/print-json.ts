import type { Json } from './json.ts';

/** Characters a line. */
const WIDTH = 160;

/** JSON that is read in a diff: what fits stands on one line, what does not has a line for each part. */
export function printJson(value: Json, indent = '', before = 0): string {
  const whole = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + whole.length <= WIDTH) return whole;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? (value as readonly Json[]).map((entry) => inner + printJson(entry, inner))
    : fieldsOf(value).map(([key, entry]) => {
        const name = `${JSON.stringify(key)}: `;
        return inner + name + printJson(entry, inner, name.length);
      });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(onOneLine).join(', ')}]`;
  const fields = fieldsOf(value).map(([key, entry]) => `${JSON.stringify(key)}: ${onOneLine(entry)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const fieldsOf = (value: object) =>
  Object.entries(value as Record<string, Json>).filter(([, entry]) => entry !== undefined);
