import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { CardEntry } from '../../payments/index.ts';

/** Loads the card entry of a deployment, when first a card is to be typed in; null where it has none. */
export type LoadCardEntry = () => Promise<CardEntry | null>;

const CardEntryContext = createContext<LoadCardEntry>(() => Promise.resolve(null));

export interface CardEntryProviderProps {
  /** Loads the card entry; hand in the same function each time. */
  load: LoadCardEntry;
  children: ReactNode;
}

/** Hands the way to the payment platform's fields to everything below (docs/decisions/0022). */
export function CardEntryProvider({ load, children }: CardEntryProviderProps) {
  return <CardEntryContext value={load}>{children}</CardEntryContext>;
}

/** Gives the function that loads the card entry in force. */
export function useLoadCardEntry(): LoadCardEntry {
  return useContext(CardEntryContext);
}
