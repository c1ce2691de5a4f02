import { RadioGroup } from '@sakina/design-system';
import type { WishName } from '../model/query.ts';
import { withStrength } from '../model/wishes.ts';
import { useDirectoryText } from '../messages/index.ts';
import type { QueryProps } from './query-props.ts';

export interface StrengthChoiceProps extends Pick<QueryProps, 'query' | 'onQueryChange'> {
  /** Which filter it is about. */
  name: WishName;
}

/** Whether a choice is a must or a wish; there is nothing to say before something is chosen (CARE-7). */
export function StrengthChoice({ name, query, onQueryChange }: StrengthChoiceProps) {
  const t = useDirectoryText();
  if (query[name].length === 0) return null;
  return (
    <RadioGroup
      label={t(`wishes.strength.${name}`)}
      hasOptionalMark={false}
      options={[
        { id: 'MUST', label: t('wishes.must') },
        { id: 'WISH', label: t('wishes.wish') },
      ]}
      value={query.wishes.includes(name) ? 'WISH' : 'MUST'}
      onChange={(strength) => onQueryChange(withStrength(query, name, strength === 'WISH'), { replace: false })}
    />
  );
}
