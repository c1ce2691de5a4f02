import { CommandPalette } from '@sakina/design-system';
import { searchEverything } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { AdminSearchResult } from '@sakina/platform/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../../shared/index.ts';
import { useAdminSearchText } from '../messages/index.ts';
import { useResultGroups } from './use-result-groups.tsx';

export interface SearchDialogProps {
  /** Called when it is to close. */
  onClose: () => void;
  /** Shows the sheet of all keys. */
  onKeys: () => void;
}

/** Typing pauses for so long before the server is asked, in milliseconds. */
const PAUSE_MS = 150;

/** Finds people, providers, sessions, payments and pages by a few letters or an id. */
export function SearchDialog({ onClose, onKeys }: SearchDialogProps) {
  const t = useAdminSearchText();
  const [typed, setTyped] = useState('');
  const asked = useDebounced(typed.trim(), PAUSE_MS);
  const search = useAction(searchEverything);
  const [answer, setAnswer] = useState<{ asked: string; found: AdminSearchResult | null } | null>(null);

  const ask = useEffectEvent(async (q: string) => {
    try {
      return await search.run({ body: { q } });
    } catch {
      return null;
    }
  });
  useEffect(() => {
    if (asked === '') return undefined;
    let isOld = false;
    void ask(asked).then((found) => {
      if (!isOld) setAnswer({ asked, found });
    });
    return () => {
      isOld = true;
    };
  }, [asked]);

  const isAnswered = answer?.asked === typed.trim();
  const isEmpty = typed.trim() === '';
  const groups = useResultGroups({ typed, found: isEmpty ? null : (answer?.found ?? null), onKeys });
  return (
    <CommandPalette
      isOpen
      onOpenChange={onClose}
      title={t('open')}
      groups={groups}
      onQueryChange={setTyped}
      isLoading={!isEmpty && !isAnswered}
      failure={!isEmpty && isAnswered && answer.found === null ? t('failed') : undefined}
    />
  );
}
