import type { Language, Speciality } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useCommunityText } from '../messages/index.ts';

/** The words for topics and languages, in the reader’s language. */
export function useLabels() {
  const t = useCommunityText();
  const format = useFormat();
  const topic = (value: Speciality) => t(`topic.${value}`);
  return {
    topic,
    /** Several topics as one list. */
    topics: (values: readonly Speciality[]) => format.list(values.map(topic), { type: 'unit', style: 'short' }),
    language: (value: Language) => format.language(value),
  };
}
