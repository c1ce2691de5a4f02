import type { Operation } from '@sakina/platform/contract';
import { partsOf } from '@sakina/platform/contract/parts';
import type { SchemaParts } from '@sakina/platform/contract/parts';

type Schema = NonNullable<Operation['body']>;

/** A problem message for every input field, keyed by the server's field path: `reason.text`, `slots.0.from`. */
export function problemsOf(schema: Schema): Record<string, string> {
  const problems: Record<string, string> = {};
  const visit = (part: Schema, path: string): void => {
    const parts = partsOf(part);
    const below = Object.entries(parts.fields);
    if (below.length > 0) {
      for (const [name, field] of below) visit(field, path === '' ? name : `${path}.${name}`);
    } else if (parts.kind === 'array' && parts.inner[0] && Object.keys(partsOf(parts.inner[0]).fields).length > 0) {
      visit(parts.inner[0], `${path}.0`);
    } else if (parts.kind === 'union' || parts.kind === 'variant') {
      for (const option of parts.inner) visit(option, path);
    } else {
      problems[path || 'body'] ??= wordsFor(parts);
    }
  };
  visit(schema, '');
  return problems;
}

/** A plausible problem of a value, in the server's words. */
function wordsFor({ kind, values, maximum, isOptional }: SchemaParts): string {
  if (kind === 'picklist') return `Choose one of: ${values.join(', ')}.`;
  if (kind === 'literal') return 'This is needed.';
  if (kind === 'file') return 'This file is not of a kind that can be read.';
  if (kind === 'array') return maximum === undefined ? 'Choose at least one.' : `At most ${maximum}.`;
  if (kind === 'number' && maximum !== undefined) return `At most ${maximum}.`;
  if (kind === 'string' && maximum !== undefined && isOptional) return `At most ${maximum} characters.`;
  return isOptional ? 'This is not a valid value.' : 'This is needed.';
}
