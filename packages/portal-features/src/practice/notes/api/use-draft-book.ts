import type { Client } from '@sakina/platform/client';
import type { User } from '@sakina/platform/domain';
import { useUser, useClient, useClock } from '@sakina/platform/react';
import type { Clock } from '@sakina/platform/react';
import { useState } from 'react';
import { DraftBook } from '../model/draft-book.ts';
import { draftPorts } from './draft-ports.ts';

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
