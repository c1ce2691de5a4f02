import type { ReactNode } from 'react';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useClock, useFormat } from '@sakina/platform/react';
import { credentialState } from '../model/credential-state.ts';
import { wishMatch } from '../model/wishes.ts';
import { useKindOf } from '../../../shared/index.ts';
import { useComparisonText } from '../messages/comparison/index.ts';
import { NextFree } from './NextFree.tsx';
import { Rating } from './Rating.tsx';
import { WishMatch } from './WishMatch.tsx';
import type { QueryProps } from './query-props.ts';
import { useFeeText } from './use-fee-text.ts';
import { useLabels } from './use-labels.ts';

/** One thing by which providers are compared. */
export interface ComparedFact {
  id: string;
  /** What it is. */
  term: string;
  /** What it is with one of them. */
  valueOf: (provider: ProviderProfile) => ReactNode;
}

/** By what providers are compared, the questions that people ask first on top: when, for how much, who pays. */
export function useComparedFacts({ query, presetKinds }: Pick<QueryProps, 'query' | 'presetKinds'>): ComparedFact[] {
  const t = useComparisonText();
  const kindOf = useKindOf();
  const format = useFormat();
  const clock = useClock();
  const labels = useLabels();
  const feeWords = useFeeText();
  const now = new Date(clock.now()).toISOString();
  const checked = ({ credentials, timeZone }: ProviderProfile) =>
    credentials.filter((credential) => credentialState(credential, format.dateIn(now, timeZone)) === 'VERIFIED').length;
  const facts: ComparedFact[] = [
    { id: 'next', term: t('next'), valueOf: (provider) => <NextFree provider={provider} /> },
    { id: 'price', term: t('price'), valueOf: (provider) => feeWords(provider).price },
    { id: 'insurance', term: t('insurance'), valueOf: (provider) => feeWords(provider, query.insurers).insurance },
    {
      id: 'sliding',
      term: t('sliding'),
      valueOf: ({ slidingScale }) => t(slidingScale ? 'sliding.yes' : 'sliding.no'),
    },
    {
      id: 'wishes',
      term: t('wishes'),
      valueOf: (provider) => <WishMatch provider={provider} query={query} presetKinds={presetKinds} />,
    },
    { id: 'kind', term: t('kind'), valueOf: kindOf },
    {
      id: 'specialities',
      term: t('specialities'),
      valueOf: ({ specialities }) => labels.list(specialities.map(labels.speciality)),
    },
    { id: 'languages', term: t('languages'), valueOf: ({ languages }) => labels.list(languages.map(labels.language)) },
    {
      id: 'modes',
      term: t('modes'),
      valueOf: ({ modes, city, country }) => (
        <>
          {labels.modes(modes)}
          <br />
          {t('place', { city, country: format.country(country) })}
        </>
      ),
    },
    {
      id: 'credentials',
      term: t('credentials'),
      valueOf: (provider) => t('credentials.count', { count: checked(provider) }),
    },
    { id: 'reviews', term: t('reviews'), valueOf: ({ rating }) => <Rating rating={rating} /> },
    {
      id: 'faith',
      term: t('faith'),
      valueOf: ({ faithPractice }) => t(faithPractice === null ? 'faith.no' : 'faith.yes'),
    },
  ];
  const isWishing = wishMatch({ kind: 'THERAPIST', languages: [], gender: 'FEMALE' }, query, presetKinds) !== null;
  return facts.filter(({ id }) => id !== 'wishes' || isWishing);
}
