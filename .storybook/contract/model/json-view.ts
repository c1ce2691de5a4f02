import { draftOf, nameOfFile, valueOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { SchemaNode } from './schema-node.ts';

/** Formatted JSON: two spaces, files by name. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) => (field instanceof File ? nameOfFile(field) : field), 2) ?? '';
}

/** The JSON that a part of a form would send; empty if it is left out. */
export function bodyText(node: SchemaNode, draft: Draft): string {
  return jsonText(valueOf(node, draft));
}

/**
 * The form after a JSON text.
 * @param draft The previous form; files that the text names are kept.
 * @returns null while the text is not valid JSON.
 */
export function readBodyText(node: SchemaNode, text: string, draft: Draft): Draft | null {
  if (text.trim() === '') return draftOf(node, undefined, draft);
  try {
    return draftOf(node, JSON.parse(text), draft);
  } catch {
    return null;
  }
}
