import { Select } from '@sakina/design-system';
import { LANGUAGES, TOPICS } from '../model/address.ts';
import { useCommunityText } from '../messages/index.ts';
import { usePlace } from './place.ts';
import { useLabels } from './use-labels.ts';

/** Narrows what is listed to a topic and a language; both live in the address. */
export function FilterSelects() {
  const t = useCommunityText();
  const labels = useLabels();
  const { address, change } = usePlace();
  return (
    <>
      <Select
        label={t('filter.topic')}
        hasOptionalMark={false}
        anyLabel={t('filter.anyTopic')}
        options={TOPICS.map((id) => ({ id, label: labels.topic(id) }))}
        value={address.topic ?? ''}
        onChange={(id) => change({ topic: TOPICS.find((topic) => topic === id) ?? null })}
      />
      <Select
        label={t('filter.language')}
        hasOptionalMark={false}
        anyLabel={t('filter.anyLanguage')}
        options={LANGUAGES.map((id) => ({ id, label: labels.language(id) }))}
        value={address.language ?? ''}
        onChange={(id) => change({ language: LANGUAGES.find((language) => language === id) ?? null })}
      />
    </>
  );
}
