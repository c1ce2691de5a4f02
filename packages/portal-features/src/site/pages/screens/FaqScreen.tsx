import { paths, product } from '@sakina/platform/domain';
import { useState } from 'react';
import { useFaqText } from '../messages/faq/index.ts';
import { findQuestions, wordsOf } from '../model/find-questions.ts';
import { useQuestions } from '../model/use-questions.ts';
import { Chapters } from '../parts/Chapters.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { NothingFound } from '../parts/NothingFound.tsx';
import { Opening } from '../parts/Opening.tsx';
import { QuestionList } from '../parts/QuestionList.tsx';
import { QuestionSearch } from '../parts/QuestionSearch.tsx';

/** Questions and answers with live search (ROUTE-18). The search text never gets into the address (SEC-8). */
export function FaqScreen() {
  const t = useFaqText();
  const [query, setQuery] = useState('');
  const isSearching = wordsOf(query).length > 0;
  const questions = useQuestions();
  const found = findQuestions(questions, query);
  const count = found.reduce((sum, group) => sum + group.questions.length, 0);
  return (
    <>
      <Opening title={t('title')} lead={t('lead')}>
        <QuestionSearch query={query} onChange={setQuery} news={t(isSearching ? 'found' : 'all', { count })} />
      </Opening>
      <Chapters>
        {count === 0 ? (
          <NothingFound />
        ) : (
          <>
            <QuestionList groups={found} isOpen={isSearching} />
            <NextStep
              title={t('next.title')}
              body={t('next.body')}
              action={{ href: `mailto:${product.supportEmail}`, label: t('next.write') }}
              other={{ href: paths.findTherapist(), label: t('next.find') }}
            />
          </>
        )}
      </Chapters>
    </>
  );
}
