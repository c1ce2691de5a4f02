import { ButtonLink, Container, Heading, Link, SearchField, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import { useId, useState } from 'react';
import { useAccessText } from '../messages/index.ts';
import { pagesFor, searchPages, wordsOf } from '../model/pages.ts';

export interface NotFoundScreenProps {
  /** The unknown path; its words seed the search. */
  pathname: string;
  /** The signed-in user, or null; decides which pages are suggested. */
  user: User | null;
}

const FEW = 5;

/** The not-found page (ROUTE-32): a search over the pages that the user may open, and a link home. */
export function NotFoundScreen({ pathname, user }: NotFoundScreenProps) {
  const t = useAccessText();
  const listId = useId();
  const [query, setQuery] = useState('');
  const pages = pagesFor(user).map((page) => ({ href: page.href, label: t(page.label) }));
  const isSearching = query.trim() !== '';
  const found = searchPages(pages, isSearching ? query : wordsOf(pathname));
  const isGuess = !isSearching && found.length > 0;
  const shown = isSearching || isGuess ? found : pages.slice(0, FEW);
  const news = isSearching
    ? t('notFound.results', { count: found.length })
    : t(isGuess ? 'notFound.guess' : 'notFound.common');
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <Stack gap="x2">
          <Heading level={1} size="h2" tabIndex={-1}>
            {t('notFound.title')}
          </Heading>
          <Text measure>{t('notFound.body')}</Text>
        </Stack>
        <Stack gap="x2">
          <SearchField
            label={t('notFound.search')}
            description={t('notFound.searchHint')}
            value={query}
            onChange={setQuery}
          />
          <Text id={listId} size="sm" tone="muted" role="status">
            {news}
          </Text>
          {shown.length > 0 && (
            <Stack as="ul" gap="none" aria-labelledby={listId}>
              {shown.map((page) => (
                <li key={page.href}>
                  <Link variant="standalone" href={page.href}>
                    {page.label}
                  </Link>
                </li>
              ))}
            </Stack>
          )}
        </Stack>
        <div>
          <ButtonLink variant="secondary" href={paths.landing()}>
            {t('notFound.home')}
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  );
}
