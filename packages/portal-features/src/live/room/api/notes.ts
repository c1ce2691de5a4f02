import { createSessionNote, updateSessionNote } from '@sakina/platform/contract';
import type { NoteTemplate, SessionNote } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';
import { withScratch } from '../model/scratch.ts';

export interface PutInNote {
  /**
   * Puts text under the first heading of the session's note, beginning the note where there is none. @throws ApiError
   */
  put: (text: string, template: NoteTemplate) => Promise<SessionNote>;
  isRunning: boolean;
  error: Action<typeof updateSessionNote>['error'];
}

/** Turns scratch text into the note of a session (CALL-20, CALL-21); what stands in the note stays. */
export function usePutInNote(appointmentId: SessionNote['appointmentId']): PutInNote {
  const begin = useAction(createSessionNote);
  const update = useAction(updateSessionNote);
  async function put(text: string, template: NoteTemplate): Promise<SessionNote> {
    const note = await begin.run({ body: { appointmentId, template, sections: [] } });
    return update.run({
      params: { id: note.id },
      body: { version: note.version, sections: withScratch(note.sections, text) },
    });
  }
  return { put, isRunning: begin.isRunning || update.isRunning, error: begin.error ?? update.error };
}
