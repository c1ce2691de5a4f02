import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { CardEntry } from '../../payments/index.ts';

/** Loads a deployment’s card entry on first use; null if it has none. */
export type LoadCardEntry = () => Promise<CardEntry | null>;

const CardEntryContext = createContext<LoadCardEntry>(() => Promise.resolve(null));

export interface CardEntryProviderProps {
  /** Loads the card entry; pass the same function each time. */
  load: LoadCardEntry;
  children: ReactNode;
}

/** Provides the payment platform’s fields (docs/decisions/0022). */
export function CardEntryProvider({ load, children }: CardEntryProviderProps) {
  return <CardEntryContext value={load}>{children}</CardEntryContext>;
}

/** The function that loads the current card entry. */
export function useLoadCardEntry(): LoadCardEntry {
  return useContext(CardEntryContext);
}
