/** For the stories of this feature; no product code imports it. */
import { userEvent } from 'storybook/test';
import type { within } from 'storybook/test';
import { createDraftVault } from '@sakina/platform/drafts';
import type { DraftStorage } from '@sakina/platform/drafts';
import { DraftsProvider, useUser } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** An in-memory draft storage for one story. */
function storageOfTheStory(): DraftStorage {
  const drafts = new Map<string, unknown>();
  let key: unknown;
  return {
    readKey: async () => key,
    addKey: async (made) => (key ??= made),
    read: async (id) => drafts.get(id),
    write: async (draft) => {
      drafts.set(draft.id, draft);
      return true;
    },
    remove: async (id) => void drafts.delete(id),
    removeWhere: async () => undefined,
    clear: async () => drafts.clear(),
  };
}

interface WithStoredDraftProps {
  record: string;
  value: unknown;
  isVisitors: boolean;
  children: ReactNode;
}

function WithStoredDraft({ record, value, isVisitors, children }: WithStoredDraftProps) {
  const user = useUser();
  const userId = user?.id ?? null;
  const [vaults] = useState(() => {
    const make = () => createDraftVault({ storage: storageOfTheStory(), crypto, now: () => 0 });
    return { own: make(), visitors: make() };
  });
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const sealed =
      isVisitors || userId === null
        ? vaults.visitors.seal('visitor', record, value)
        : vaults.own.seal(userId, record, value);
    void sealed.then(() => setReady(true));
  }, [vaults, record, value, isVisitors, userId]);
  return (
    isReady && (
      <DraftsProvider vault={vaults.own} visitorVault={vaults.visitors} userId={userId}>
        {children}
      </DraftsProvider>
    )
  );
}

/**
 * A decorator: an encrypted draft exists when the story begins.
 * @param record The draft's key.
 * @param value The content of the draft.
 * @param by The author: the account of the story, or a visitor in this tab before they signed in. @default 'account'
 */
export function withDraft(record: string, value: unknown, by: 'account' | 'visitor' = 'account') {
  return function WithDraft(Story: ComponentType) {
    return (
      <WithStoredDraft record={record} value={value} isVisitors={by === 'visitor'}>
        <Story />
      </WithStoredDraft>
    );
  };
}

/** Where is looked. */
export type Canvas = ReturnType<typeof within>;

/** The heading of a step. */
export const heading = (canvas: Canvas, name: RegExp) => canvas.findByRole('heading', { level: 2, name });

/** Goes to the next step. */
export const next = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Next' }));

/** The minimal answers up to a step: `questions`, or `review`. */
export async function fill(canvas: Canvas, until: 'questions' | 'review') {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Grief and loss' }));
  await next(canvas);
  await heading(canvas, /Who would you like to talk to/);
  await next(canvas);
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Online' }));
  await next(canvas);
  await heading(canvas, /Two short questionnaires/);
  if (until === 'questions') return;
  await next(canvas);
  await heading(canvas, /in an emergency/);
  await next(canvas);
  await heading(canvas, /Does everything look right/);
}
