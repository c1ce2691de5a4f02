import { ApiError, isApiError } from '@sakina/platform/client';
import type { Client } from '@sakina/platform/client';
import { listSessionNotes, updateSessionNote } from '@sakina/platform/contract';
import type { SessionNote } from '@sakina/platform/contract';
import type { User } from '@sakina/platform/domain';
import { useClient, useClock, useUser } from '@sakina/platform/react';
import type { Clock } from '@sakina/platform/react';
import { useState } from 'react';
import { DraftBook } from '../model/draft-book.ts';
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
function draftPorts(client: Client, noteId: string, now: () => number): DraftPorts {
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

// One book a signed-in user, which goes when the session lets go of the user: no one else can come upon it (SEC-7).
const books = new WeakMap<User, DraftBook>();

function bookOf(user: User | null, client: Client, clock: Clock): DraftBook {
  const known = user && books.get(user);
  if (known) return known;
  const book = new DraftBook((noteId) => draftPorts(client, noteId, () => clock.now()));
  if (user) books.set(user, book);
  return book;
}

/**
 * The drafts of the user who is signed in; they outlive the screen, so that unsaved text waits until it is opened
 * again.
 */
export function useDraftBook(): DraftBook {
  const user = useUser();
  const client = useClient();
  const clock = useClock();
  const [book] = useState(() => bookOf(user, client, clock));
  return book;
}
