import { Accordion } from '@sakina/design-system';
import type { ReactNode } from 'react';

export interface FoldedWordsProps {
  /** The line that opens them. */
  title: string;
  /** What is folded. */
  children: ReactNode;
}

/** A text that is folded under a line of its own. */
export function FoldedWords({ title, children }: FoldedWordsProps) {
  return <Accordion items={[{ id: 'words', title, content: children }]} />;
}
