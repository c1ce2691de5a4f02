import { createDraftVault } from '@sakina/platform/drafts';
import type { DraftStorage } from '@sakina/platform/drafts';
import { DraftsProvider, useUser } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** For the stories of this feature; nothing of the product imports it. */

/** A storage of drafts that ends with the story. */
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

interface KeptProps {
  record: string;
  value: unknown;
  isVisitors: boolean;
  children: ReactNode;
}

function Kept({ record, value, isVisitors, children }: KeptProps) {
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
 * A decorator: what was typed before lies sealed when the story begins.
 * @param record The record it belongs to.
 * @param value What was typed.
 * @param by Whether the account of the story typed it, or a visitor in this tab before they signed in. @default 'account'
 */
export function withDraft(record: string, value: unknown, by: 'account' | 'visitor' = 'account') {
  return function WithDraft(Story: ComponentType) {
    return (
      <Kept record={record} value={value} isVisitors={by === 'visitor'}>
        <Story />
      </Kept>
    );
  };
}
