import { ButtonLink, Container, Inline, PageHeader, SearchField, Section, Stack, Switch } from '@sakina/design-system';
import { searchLength } from '@sakina/platform/contract';
import { useState } from 'react';
import { PanelBoundary, useDebounced } from '../../../shared/index.ts';
import { JournalPages } from '../components/JournalPages.tsx';
import { Prompts } from '../components/Prompts.tsx';
import { WaitingEntries } from '../components/WaitingEntries.tsx';
import { useDeenyaText } from '../messages/index.ts';
import { deenyaPath } from '../model/place.ts';

/** The journal (CARE-3): one’s own words, found again by words that never leave the page for the address (SEC-8). */
export function JournalScreen() {
  const t = useDeenyaText();
  const [typed, setTyped] = useState('');
  const [isFavouriteOnly, setFavouriteOnly] = useState(false);
  const words = useDebounced(typed);
  return (
    <Container pad="page" width="text">
      <PageHeader
        title={t('journal.title')}
        lead={t('journal.lead')}
        back={{ href: deenyaPath({ view: 'home' }), label: t('back.home') }}
        actions={
          <ButtonLink variant="action" href={deenyaPath({ view: 'entry', entry: 'new', prompt: null })}>
            {t('journal.write')}
          </ButtonLink>
        }
      />
      <Stack gap="section">
        <PanelBoundary>
          <Prompts />
        </PanelBoundary>
        <Section title={t('journal.list')}>
          <Inline gap="x3" data-print="hide">
            <SearchField label={t('journal.search')} value={typed} onChange={setTyped} maxLength={searchLength.max} />
            <Switch value={isFavouriteOnly} onChange={setFavouriteOnly}>
              {t('journal.favourites')}
            </Switch>
          </Inline>
          <WaitingEntries />
          <PanelBoundary>
            <JournalPages key={`${words} ${isFavouriteOnly}`} words={words} isFavouriteOnly={isFavouriteOnly} />
          </PanelBoundary>
        </Section>
      </Stack>
    </Container>
  );
}
