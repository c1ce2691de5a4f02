import { hasWords } from '@sakina/platform/domain';
import type { NoteSection, NoteSectionKey, NoteTemplate, ProviderKind } from '@sakina/platform/contract';
import { noteSections, professionRow } from '@sakina/platform/domain';

/** The sections of each template, in the order they are written. */
export const SECTIONS_OF: Record<NoteTemplate, readonly NoteSectionKey[]> = noteSections;

/** The templates that a note can have: those of the author’s profession, and the one that the note has already. */
export function templatesFor(profession: ProviderKind | null, current: NoteTemplate): readonly NoteTemplate[] {
  const own: readonly NoteTemplate[] = professionRow(profession ?? 'THERAPIST').noteTemplates;
  return own.includes(current) ? own : [...own, current];
}

/** The template that a provider's sessions begin with; it can be changed in the note. */
export const templateFor = (kind: ProviderKind): NoteTemplate => professionRow(kind).noteTemplates[0];

/** A note's text: its template and all sections of it, in order. */
export interface NoteContent {
  readonly template: NoteTemplate;
  readonly sections: readonly NoteSection[];
}

/** Every section of a template in its order, with the text that there is. */
export function sectionsOf(template: NoteTemplate, sections: readonly NoteSection[] = []): NoteSection[] {
  return SECTIONS_OF[template].map((key) => ({
    key,
    text: sections.find((section) => section.key === key)?.text ?? '',
  }));
}

/** The text of a note as its template orders it. */
export function contentOf(note: NoteContent): NoteContent {
  return { template: note.template, sections: sectionsOf(note.template, note.sections) };
}

/** A note with one section's text replaced. */
export function withText(content: NoteContent, key: NoteSectionKey, text: string): NoteContent {
  return { ...content, sections: content.sections.map((section) => (section.key === key ? { key, text } : section)) };
}

/** Whether nothing has been written that says something. */
export function isEmptyNote(content: NoteContent): boolean {
  return !content.sections.some((section) => hasWords(section.text));
}

/** Whether two notes say the same under the same headings. */
export function isSameContent(a: NoteContent, b: NoteContent): boolean {
  if (a.template !== b.template) return false;
  const other = contentOf(b).sections;
  return contentOf(a).sections.every((section, index) => section.text === other[index]?.text);
}

/** The sections with text that another template has no place for. */
export function homelessSections(content: NoteContent, to: NoteTemplate): NoteSection[] {
  return content.sections.filter((section) => section.text.trim() !== '' && !SECTIONS_OF[to].includes(section.key));
}

/** What happens to text that a new template has no place for. */
export type HomelessText = 'move' | 'drop';

/**
 * A note in another template. Text stays where both templates have the section.
 * @param homeless Whether the rest moves into the first section, each part on a paragraph of its own, or is left out.
 */
export function inTemplate(content: NoteContent, to: NoteTemplate, homeless: HomelessText): NoteContent {
  const sections = sectionsOf(to, content.sections);
  const moved = homeless === 'move' ? homelessSections(content, to).map((section) => section.text.trim()) : [];
  const [first, ...rest] = sections;
  if (!first || moved.length === 0) return { template: to, sections };
  const text = [first.text.trim(), ...moved].filter((part) => part !== '').join('\n\n');
  return { template: to, sections: [{ ...first, text }, ...rest] };
}
