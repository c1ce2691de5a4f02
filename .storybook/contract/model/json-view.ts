import { draftOf, nameOfFile, valueOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { SchemaNode } from './schema-node.ts';

/** JSON for people: two spaces, files by their name. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) => (field instanceof File ? nameOfFile(field) : field), 2) ?? '';
}

/** What a part of a form would send, as JSON; empty where it is left out. */
export function bodyText(node: SchemaNode, draft: Draft): string {
  return jsonText(valueOf(node, draft));
}

/**
 * The form after a JSON text.
 * @param draft The form before it; its files stay where the text names them.
 * @returns null while the text is no JSON.
 */
export function readBodyText(node: SchemaNode, text: string, draft: Draft): Draft | null {
  if (text.trim() === '') return draftOf(node, undefined, draft);
  try {
    return draftOf(node, JSON.parse(text), draft);
  } catch {
    return null;
  }
}
