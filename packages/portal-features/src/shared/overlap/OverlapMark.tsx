import { Badge } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useOverlapText } from './messages/index.ts';

/** Marks a session or an event that shares its time with others, by their names; nothing where there are none. */
export function OverlapMark({ titles }: { titles: readonly string[] }) {
  const t = useOverlapText();
  const format = useFormat();
  if (titles.length === 0) return null;
  return <Badge tone="warning">{t('mark', { titles: format.list([...new Set(titles)]) })}</Badge>;
}
