import { Status } from '@sakina/design-system';
import { useNow } from '@sakina/platform/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { inWords } from '../in-words.ts';
import { useAdminText } from '../messages/index.ts';

/** How long something waits and when it is due. Instants that are due are epoch milliseconds. */
export interface Wait {
  /** For how long it has waited since an instant, as a text. */
  age: (since: string) => string;
  /** When it is due, or for how long it has been overdue, as a text. */
  due: (dueAt: number) => string;
  /** The same, marked where it is overdue. */
  dueStatus: (dueAt: number) => ReactNode;
}

/** Writes how long something waits and when it is due; the same functions for a minute. */
export function useWait(): Wait {
  const t = useAdminText();
  const now = useNow(60_000);
  return useMemo(() => {
    const due = (dueAt: number) => {
      const { unit, count } = inWords(dueAt - now);
      return t(dueAt < now ? `overdue.${unit}` : `due.${unit}`, { count });
    };
    return {
      age: (since) => {
        const { unit, count } = inWords(now - Date.parse(since));
        return t(`age.${unit}`, { count });
      },
      due,
      dueStatus: (dueAt) => (
        <Status size="small" tone={dueAt < now ? 'danger' : 'due'}>
          {due(dueAt)}
        </Status>
      ),
    };
  }, [t, now]);
}
