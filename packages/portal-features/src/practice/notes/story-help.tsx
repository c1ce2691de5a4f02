/** For the stories of notes; nothing of the product imports it. */
import { listSessionNotes, parse } from '@sakina/platform/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { NotesScreen } from './screens/NotesScreen.tsx';
import type { NotesScreenProps } from './screens/NotesScreen.tsx';

/** Whose notes they are. */
export const account = 'therapist@demo.test';
/** What someone confirms who signs. */
/** Waits until the open note says how it stands. */
export const statement = /confirm that it is complete and accurate/;

/** Where is looked: the story, or a dialog over it. */
export type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole' | 'queryByRole' | 'findByText' | 'getByText'>;

/** The field of a section of the open note. */
export const section = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });
export const state = (canvas: Canvas, words: string | RegExp) =>
  waitFor(() => expect(within(canvas.getByRole('article')).getByText(words)).toBeVisible(), { timeout: 4000 });

/** Types into a section. */
export async function write(canvas: Canvas, name: string, text: string) {
  await userEvent.type(await section(canvas, name), text);
}

/** Opens a note from the list. */
export async function openNote(canvas: Canvas, name: RegExp) {
  await userEvent.click(await canvas.findByRole('link', { name }));
}

/** Opens the signing dialog and waits until it has come to rest. */
export async function openSigning(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign this note…' }));
  const dialog = await screen.findByRole('dialog', { name: /^Sign the Tuesday, November 17 note$/ });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Opens both texts of a conflict. */
export async function compare(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Compare versions' }));
  const dialog = await screen.findByRole('dialog', { name: /somewhere else$/ });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Confirms, writes the name and signs. */
export async function sign(dialog: Canvas, name: string) {
  const intent = dialog.getByRole<HTMLInputElement>('checkbox', { name: statement });
  if (!intent.checked) await userEvent.click(intent);
  const field = dialog.getByRole('textbox', { name: 'Your full name' });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign the note' }));
}

/** What the same provider does with a note in another tab. */
export async function inAnotherTab(
  { accessToken, note }: { accessToken: string; note: string },
  method: 'PUT' | 'POST',
  path: string,
  bodyOf: (version: number) => unknown,
): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${accessToken}`,
    'idempotency-key': crypto.randomUUID(),
  };
  const list = parse(
    listSessionNotes.response,
    ((await (await fetch('/v1/session-notes', { headers })).json()) as { data: unknown }).data,
  );
  const version = list.items.find(({ id }) => id === note)?.version ?? 0;
  const answer = await fetch(`/v1/session-notes/${note}${path}`, {
    method,
    headers,
    body: JSON.stringify(bodyOf(version)),
  });
  await expect(answer.ok).toBe(true);
}

/** Stands in for the address, which the app keeps the selection in. */
export function WithAddress({ selection, onSelectionChange }: NotesScreenProps) {
  return (
    <StoryPlace start={selection} onChange={onSelectionChange}>
      {(current, go) => <NotesScreen selection={current} onSelectionChange={go} />}
    </StoryPlace>
  );
}
