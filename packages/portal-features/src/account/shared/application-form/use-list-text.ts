import { useFormat } from '@sakina/platform/react';

/**
 * Formats labels as one text, 'Grief and loss, Sleep'; undefined for none, so that a review says that nothing was
 * answered.
 */
export function useListText(): (labels: readonly string[]) => string | undefined {
  const format = useFormat();
  return (labels) => (labels.length === 0 ? undefined : format.list(labels, { type: 'unit', style: 'short' }));
}
