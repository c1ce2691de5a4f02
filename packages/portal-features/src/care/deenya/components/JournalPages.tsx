import { Button, EmptyState, Stack } from '@sakina/design-system';
import { listJournal } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { LoadingBlocks, ReadView } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { EntryCard } from './EntryCard.tsx';

export interface JournalPagesProps {
  /** Words looked for; empty for none. They stay in the page (SEC-8). */
  words: string;
  /** Whether only favourites are shown. */
  isFavouriteOnly: boolean;
}

/** The entries, the latest first, piece by piece. */
export function JournalPages({ words, isFavouriteOnly }: JournalPagesProps) {
  // Where each piece after the first begins.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const last = cursors.length;
  return (
    <Stack gap="x2">
      {['', ...cursors].map((after, index) => (
        <Piece
          key={after}
          after={after}
          isLast={index === last}
          words={words}
          isFavouriteOnly={isFavouriteOnly}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </Stack>
  );
}

interface PieceProps extends JournalPagesProps {
  after: string;
  isLast: boolean;
  onMore: (cursor: string) => void;
}

function Piece({ after, isLast, words, isFavouriteOnly, onMore }: PieceProps) {
  const t = useDeenyaText();
  const q = words.trim().slice(0, 100);
  const read = useOperation(listJournal, {
    query: {
      limit: 10,
      ...(q !== '' && { q }),
      ...(isFavouriteOnly && { favourite: true }),
      ...(after !== '' && { after }),
    },
  });
  const list = useRef<HTMLDivElement>(null);
  const hasData = read.data !== undefined;
  useEffect(() => {
    // The button that asked for more is gone: reading goes on at the first of the new ones.
    if (after !== '' && hasData) queueMicrotask(() => list.current?.querySelector('a')?.focus());
  }, [after, hasData]);
  const isNarrowed = q !== '' || isFavouriteOnly;
  return (
    <ReadView
      read={read}
      loading={<LoadingBlocks label={t('journal.loading')} sizes={['md', 'md']} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        isNarrowed ? (
          <EmptyState illustration={null} headingLevel={3} title={t('journal.noneTitle')}>
            {t('journal.noneBody')}
          </EmptyState>
        ) : (
          <EmptyState illustration="window" headingLevel={3} title={t('journal.emptyTitle')}>
            {t('journal.emptyBody')}
          </EmptyState>
        )
      }
    >
      {({ items, nextCursor }) => (
        <div ref={list}>
          <Stack gap="x2">
            <Stack as="ul" gap="x2" aria-label={t('journal.list')}>
              {items.map((entry) => (
                <li key={entry.id}>
                  <EntryCard entry={entry} />
                </li>
              ))}
            </Stack>
            {isLast && nextCursor !== null && (
              <div>
                <Button variant="secondary" onPress={() => onMore(nextCursor)}>
                  {t('journal.more')}
                </Button>
              </div>
            )}
          </Stack>
        </div>
      )}
    </ReadView>
  );
}
