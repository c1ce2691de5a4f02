import { Container, EmptyState, Grid, Heading, PageHeader, SearchField, Stack, Text } from '@sakina/design-system';
import { useDeferredValue, useState } from 'react';
import type { StoryFile } from '../../../tools/stories/read-story-file.ts';
import { storyAddress } from '../../contract/model/story-address.ts';
import { StoryLink } from '../../look/StoryLink.tsx';
import { useProofText } from '../messages/index.ts';
import { shelvesOf } from '../model/places.ts';
import type { Page } from '../model/places.ts';
import { Folded } from './Folded.tsx';

function PageLinks({ page: { title, name, states }, isOpen }: { page: Page; isOpen: boolean }) {
  const t = useProofText();
  return (
    <li>
      <Heading level={3} size="md">
        <StoryLink address={storyAddress(title, states[0]?.exportName) ?? ''} variant="standalone">
          {name}
        </StoryLink>
      </Heading>
      <Folded summary={t('find.states', { count: states.length })} isOpen={isOpen}>
        {() => (
          <Stack as="ul" gap="none" role="list">
            {states.map(({ exportName, name: state }) => (
              <li key={exportName}>
                <StoryLink address={storyAddress(title, exportName) ?? ''}>{state}</StoryLink>
              </li>
            ))}
          </Stack>
        )}
      </Folded>
    </li>
  );
}

/** The index of the whole product: a page leads to a component or a screen, each of its states to that state. */
export function FindAnything({ files }: { files: readonly StoryFile[] }) {
  const t = useProofText();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const shelves = shelvesOf(files, wanted);
  const pages = shelves.flatMap((shelf) => shelf.pages);
  return (
    <Container pad="page">
      <Stack gap="x4">
        <PageHeader title={t('find.title')} lead={t('find.lead')} />
        <SearchField label={t('find.search')} placeholder={t('find.searchExample')} value={text} onChange={setText} />
        <Text size="sm" tone="muted" role="status">
          {t('find.count', { titles: pages.length, stories: pages.reduce((sum, page) => sum + page.states.length, 0) })}
        </Text>
        {shelves.length === 0 && <EmptyState title={t('find.none')}>{t('find.noneHelp')}</EmptyState>}
        {shelves.map(({ name, pages: own }) => (
          <Stack as="section" gap="x2" key={name} aria-label={name}>
            <Heading level={2} size="xl">
              {name}
            </Heading>
            <Grid as="ul" min="md" gap="x3">
              {own.map((page) => (
                <PageLinks key={page.title} page={page} isOpen={wanted !== ''} />
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Container>
  );
}
