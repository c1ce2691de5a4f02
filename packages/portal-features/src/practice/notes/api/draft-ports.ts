import { ApiError, isApiError } from '@sakina/platform/client';
import type { Client } from '@sakina/platform/client';
import { listSessionNotes, updateSessionNote } from '@sakina/platform/contract';
import type { SessionNote } from '@sakina/platform/contract';
import type { DraftPorts } from '../model/note-draft.ts';

/** Reads one note again. The API gives notes as a list alone. */
export async function readNote(client: Client, noteId: string): Promise<SessionNote> {
  const { items } = await client.call(listSessionNotes, {});
  const note = items.find((item) => item.id === noteId);
  if (!note)
    throw new ApiError({
      kind: 'http',
      status: 404,
      code: 'NOT_FOUND',
      message: 'The note is not in the list any more',
    });
  return note;
}

/**
 * What a draft needs to save itself. Not a hook: a save goes on when the editor that began it is gone.
 * @param now The clock in force.
 */
export function draftPorts(client: Client, noteId: string, now: () => number): DraftPorts {
  return {
    save: ({ template, sections }, version, key) =>
      client.call(
        updateSessionNote,
        { params: { id: noteId }, body: { version, template, sections: [...sections] } },
        { idempotencyKey: key },
      ),
    read: () => readNote(client, noteId),
    isStale: (error) => isApiError(error, 'VERSION_CONFLICT') || isApiError(error, 'NOTE_SIGNED'),
    now,
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    newKey: () => crypto.randomUUID(),
  };
}
