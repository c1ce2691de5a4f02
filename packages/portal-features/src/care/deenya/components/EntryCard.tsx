import { Inline, LinkCard, Tag, Text } from '@sakina/design-system';
import type { JournalEntrySummary } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { Eye, Star } from 'lucide-react';
import { useDeenyaText } from '../messages/index.ts';
import { deenyaPath } from '../model/place.ts';

/** One entry of the journal by its beginning. */
export function EntryCard({ entry }: { entry: JournalEntrySummary }) {
  const t = useDeenyaText();
  const format = useFormat();
  const { id, title, excerpt, createdAt, tags, isFavourite, sharedWith } = entry;
  const date = format.day(createdAt);
  return (
    <LinkCard
      href={deenyaPath({ view: 'entry', entry: id, prompt: null })}
      title={title === null ? date : <bdi>{title}</bdi>}
    >
      {title !== null && (
        <Text size="sm" tone="muted">
          {date}
        </Text>
      )}
      <Text dir="auto">{excerpt}</Text>
      <Inline>
        {isFavourite && <Tag icon={<Star aria-hidden />}>{t('entry.favourite')}</Tag>}
        {sharedWith.length > 0 && (
          <Tag icon={<Eye aria-hidden />}>{t('entry.readBy', { count: sharedWith.length })}</Tag>
        )}
        {tags.map((tag) => (
          <Tag key={tag}>
            <bdi>{tag}</bdi>
          </Tag>
        ))}
      </Inline>
    </LinkCard>
  );
}
