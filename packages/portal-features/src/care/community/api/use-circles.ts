import { listCircles } from '@sakina/platform/contract';
import type { Language, Speciality } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

export interface CirclesQuery {
  /** Only circles about this, or null for all. */
  topic: Speciality | null;
  /** Only circles in this language, or null for all. */
  language: Language | null;
}

/** Reads the circles with the reader’s place in each (CLOUD-90). */
export function useCircles({ topic, language }: CirclesQuery) {
  return useOperation(
    listCircles,
    { query: { ...(topic && { topic: [topic] }), ...(language && { language: [language] }) } },
    { keepPrevious: true },
  );
}
