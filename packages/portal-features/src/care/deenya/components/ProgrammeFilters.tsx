import { Grid, Select, up } from '@sakina/design-system';
import { language, programmeTrack } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useDeenyaText } from '../messages/index.ts';
import { LENGTHS } from '../model/place.ts';
import type { ProgrammeFilter } from '../model/place.ts';

/** Languages in which programmes are written at present. */
const LANGUAGES = ['en', 'ar'] as const;

/** On a line each as wide as its words; on a phone below each other. */
const Filters = styled(Grid)`@media ${up.sm} { display: flex; flex-wrap: wrap; }`;

export interface ProgrammeFiltersProps {
  /** What is chosen. */
  filter: ProgrammeFilter;
  /** Called with the whole choice when one of it changes. */
  onChange: (filter: ProgrammeFilter) => void;
}

/** Narrows the catalogue by what it speaks from, language and length. */
export function ProgrammeFilters({ filter, onChange }: ProgrammeFiltersProps) {
  const t = useDeenyaText();
  const format = useFormat();
  return (
    <Filters min="sm" role="group" aria-label={t('filter.group')}>
      <Select
        label={t('filter.track')}
        anyLabel={t('filter.anyTrack')}
        hasOptionalMark={false}
        value={filter.track ?? ''}
        options={programmeTrack.options.map((id) => ({ id, label: t(`track.${id}`) }))}
        onChange={(id) => onChange({ ...filter, track: programmeTrack.options.find((each) => each === id) ?? null })}
      />
      <Select
        label={t('filter.language')}
        anyLabel={t('filter.anyLanguage')}
        hasOptionalMark={false}
        value={filter.language ?? ''}
        options={LANGUAGES.map((id) => ({ id, label: format.language(id) }))}
        onChange={(id) => onChange({ ...filter, language: language.options.find((each) => each === id) ?? null })}
      />
      <Select
        label={t('filter.length')}
        anyLabel={t('filter.anyLength')}
        hasOptionalMark={false}
        value={filter.maxDays === null ? '' : String(filter.maxDays)}
        options={LENGTHS.map((days) => ({ id: String(days), label: t('filter.upTo', { count: days }) }))}
        onChange={(id) => onChange({ ...filter, maxDays: LENGTHS.find((days) => String(days) === id) ?? null })}
      />
    </Filters>
  );
}
