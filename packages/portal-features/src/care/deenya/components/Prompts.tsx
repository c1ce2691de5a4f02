import { Button, Link, LoadingRegion, Section, Skeleton, Stack } from '@sakina/design-system';
import { listJournalPrompts } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { deenyaPath } from '../model/place.ts';
import { useSpoken } from './use-spoken.ts';

/** So many questions at once: more would be a choice, not a beginning. */
const SHOWN = 3;

/** Questions to begin an entry from, a few at a time. */
export function Prompts() {
  const t = useDeenyaText();
  const read = useOperation(listJournalPrompts, { query: { language: useSpoken() } });
  const [turn, setTurn] = useState(0);
  return (
    <Section
      title={t('prompts.title')}
      actions={
        read.data &&
        read.data.items.length > SHOWN && (
          <Button variant="quiet" size="small" isFlush onPress={() => setTurn(turn + 1)}>
            {t('prompts.others')}
          </Button>
        )
      }
    >
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('prompts.loading')}>
            <Skeleton lines={3} />
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={null}
      >
        {({ items }) => (
          <Stack as="ul" gap="x1" aria-live="polite">
            {Array.from(
              { length: Math.min(SHOWN, items.length) },
              (_, index) => items[(turn * SHOWN + index) % items.length],
            ).map(
              (prompt) =>
                prompt && (
                  <li key={prompt.id}>
                    <Link href={deenyaPath({ view: 'entry', entry: 'new', prompt: prompt.id })} variant="standalone">
                      <span lang={prompt.language}>{prompt.text}</span>
                    </Link>
                  </li>
                ),
            )}
          </Stack>
        )}
      </ReadView>
    </Section>
  );
}
