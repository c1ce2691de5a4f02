import type { NoteContent } from './templates.ts';
import { SECTIONS_OF } from './templates.ts';

/** Text of a note that the server has not confirmed, as it is kept on this device. */
export interface KeptDraft {
  /** What was typed. */
  readonly content: NoteContent;
  /** The version of the record that it builds on. */
  readonly version: number;
  /** Texts that were sent without an answer: the server may have taken one of them. The newest last. */
  readonly sent: readonly NoteContent[];
}

/** Of what was sent so many texts are kept: each save without an answer adds one. */
export const SENT_KEPT = 3;

function isContent(value: unknown): value is NoteContent {
  if (typeof value !== 'object' || value === null) return false;
  const { template, sections } = value as { template?: unknown; sections?: unknown };
  if (typeof template !== 'string' || !Object.hasOwn(SECTIONS_OF, template) || !Array.isArray(sections)) return false;
  const keys: readonly string[] = SECTIONS_OF[template as NoteContent['template']];
  return sections.every((section: unknown) => {
    if (typeof section !== 'object' || section === null) return false;
    const { key, text } = section as { key?: unknown; text?: unknown };
    return typeof key === 'string' && keys.includes(key) && typeof text === 'string';
  });
}

/** Reads what was kept, perhaps by an older program; null for anything else. */
export function readKeptDraft(value: unknown): KeptDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { content, version, sent } = value as { content?: unknown; version?: unknown; sent?: unknown };
  if (!isContent(content) || typeof version !== 'number' || !Array.isArray(sent) || !sent.every(isContent)) return null;
  return { content, version, sent };
}
