import type { NoteSection, SessionNote } from '@sakina/platform/contract';

/** A note's sections with scratch text added under the first heading, after what stands there. */
export function withScratch(sections: readonly NoteSection[], scratch: string): NoteSection[] {
  return sections.map((section, index) =>
    index === 0 ? { ...section, text: [section.text.trim(), scratch.trim()].filter(Boolean).join('\n\n') } : section,
  );
}

/** The latest note of another session, signed or not; undefined where there is none. */
export function lastNote(notes: readonly SessionNote[], appointmentId: string): SessionNote | undefined {
  return notes.find((note) => note.appointmentId !== appointmentId);
}
