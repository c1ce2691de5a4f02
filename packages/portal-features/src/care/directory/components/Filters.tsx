import { Checkbox, RadioGroup, Select, Stack } from '@sakina/design-system';
import type { SessionMode } from '@sakina/platform/contract';
import { useUser } from '@sakina/platform/react';
import styled from 'styled-components';
import { change } from '../model/filters.ts';
import { CHOICES, FREE_WITHIN, PRICE_STEPS } from '../model/query.ts';
import type { DirectoryQuery, FreeWithin } from '../model/query.ts';
import { useSharedText } from '../../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { StrengthChoice } from './StrengthChoice.tsx';
import type { Facets, QueryProps } from './query-props.ts';
import { useLabels } from './use-labels.ts';

/* Three groups stand on a window where a mouse points; a thumb keeps its room. */
const Choices = styled(Stack)`@media (pointer: fine) { --choice-padding: 0.25rem; }`;

export interface FiltersProps extends QueryProps {
  /** How many providers each choice would leave. */
  facets: Facets;
}

const FIRST_SPECIALITIES = 6;
const FIRST_LANGUAGES = 4;
/** Radio buttons need an id for 'any'. */
const ANY = 'ANY';

/** Every filter of the directory. Each takes effect at once; the list says how many are left. */
export function Filters({ query, onQueryChange, presetKinds, facets }: FiltersProps) {
  const user = useUser();
  const t = useDirectoryText();
  const shared = useSharedText();
  const labels = useLabels();
  const apply = (changes: Partial<DirectoryQuery>) => onQueryChange(change(query, changes), { replace: false });

  return (
    <Choices gap="x3">
      {(user !== null || query.saved) && (
        <Checkbox value={query.saved} onChange={(saved) => apply({ saved })}>
          {t('saved.label')}
        </Checkbox>
      )}
      <RadioGroup
        label={t('freeWithin.label')}
        hasOptionalMark={false}
        options={[
          { id: ANY, label: t('freeWithin.any') },
          ...FREE_WITHIN.map((id) => ({ id, label: t(`freeWithin.${id}`) })),
        ]}
        value={query.freeWithin ?? ANY}
        onChange={(id) => apply({ freeWithin: id === ANY ? null : (id as FreeWithin) })}
      />
      <ChoiceFilter
        label={t('kinds.label')}
        values={presetKinds ?? CHOICES.kinds.values}
        chosen={query.kinds}
        labelOf={(kind) => t(`kinds.${kind}`)}
        counts={facets?.kind}
        onChange={(kinds) => apply({ kinds })}
      />
      <StrengthChoice name="kinds" query={query} onQueryChange={onQueryChange} />
      <ChoiceFilter
        label={t('specialities.label')}
        values={CHOICES.specialities.values}
        chosen={query.specialities}
        labelOf={labels.speciality}
        counts={facets?.speciality}
        shown={FIRST_SPECIALITIES}
        onChange={(specialities) => apply({ specialities })}
      />
      <ChoiceFilter
        label={t('languages.label')}
        values={CHOICES.languages.values}
        chosen={query.languages}
        labelOf={labels.language}
        counts={facets?.language}
        shown={FIRST_LANGUAGES}
        onChange={(languages) => apply({ languages })}
      />
      <StrengthChoice name="languages" query={query} onQueryChange={onQueryChange} />
      <ChoiceFilter
        label={t('genders.label')}
        values={CHOICES.genders.values}
        chosen={query.genders}
        labelOf={(gender) => t(`gender.${gender}`)}
        counts={facets?.gender}
        onChange={(genders) => apply({ genders })}
      />
      <StrengthChoice name="genders" query={query} onQueryChange={onQueryChange} />
      <Select
        label={t('maxPrice.label')}
        hasOptionalMark={false}
        anyLabel={t('maxPrice.any')}
        options={PRICE_STEPS.map((price) => ({
          id: String(price),
          label: t('maxPrice.upTo', { price: labels.price(price) }),
        }))}
        value={query.maxPrice === null ? '' : String(query.maxPrice)}
        onChange={(id) => apply({ maxPrice: id === '' ? null : Number(id) })}
      />
      <Checkbox
        value={query.slidingScale}
        onChange={(slidingScale) => apply({ slidingScale })}
        description={t('slidingScale.help')}
      >
        {t('slidingScale.label')}
      </Checkbox>
      <ChoiceFilter
        label={t('insurers.label')}
        values={CHOICES.insurers.values}
        chosen={query.insurers}
        labelOf={labels.insurer}
        counts={facets?.insurer}
        onChange={(insurers) => apply({ insurers })}
      />
      <RadioGroup
        label={t('mode.label')}
        hasOptionalMark={false}
        options={[
          { id: ANY, label: t('mode.any') },
          ...(['ONLINE', 'IN_PERSON'] as const).map((id) => ({
            id,
            label: shared(`mode.${id}`),
            ...(facets && { count: facets.mode[id] ?? 0 }),
          })),
        ]}
        value={query.mode ?? ANY}
        onChange={(id) => apply({ mode: id === ANY ? null : (id as SessionMode) })}
      />
    </Choices>
  );
}
