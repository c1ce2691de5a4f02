import { CheckboxGroup, RadioGroup, Stack } from '@sakina/design-system';
import type { SessionMode } from '@sakina/platform/contract';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { PARTS_OF_DAY } from '../model/waitlist-form.ts';
import type { WaitlistForm, WaitWish } from '../model/waitlist-form.ts';
import { CHOICES } from '../model/query.ts';
import { FormField } from '../../../shared/form/index.ts';
import { useSharedText } from '../../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { useWaitlistText } from '../messages/waitlist/index.ts';
import { useLabels } from './use-labels.ts';

export interface WaitlistWishProps {
  control: Control<WaitlistForm>;
  /** What the wish is about. */
  name: WaitWish;
  /** The ways to meet that are on offer. @default both */
  modes?: readonly SessionMode[] | undefined;
}

/** One wish of someone who waits; once something is ticked, whether it is a must. */
export function WaitlistWish({ control, name, modes = ['ONLINE', 'IN_PERSON'] }: WaitlistWishProps) {
  const t = useWaitlistText();
  const directory = useDirectoryText();
  const shared = useSharedText();
  const labels = useLabels();
  const chosen = useWatch({ control, name: `wishes.${name}` });
  const options = {
    kind: () => CHOICES.kinds.values.map((id) => ({ id, label: directory(`kinds.${id}`) })),
    language: () => CHOICES.languages.values.map((id) => ({ id, label: labels.language(id) })),
    gender: () => CHOICES.genders.values.map((id) => ({ id, label: directory(`gender.${id}`) })),
    partOfDay: () => PARTS_OF_DAY.map((id) => ({ id, label: t(`partOfDay.${id}`) })),
    mode: () => modes.map((id) => ({ id, label: shared(`mode.${id}`) })),
  }[name]();
  return (
    <Stack gap="x1">
      <FormField control={control} name={`wishes.${name}`}>
        {(field) => <CheckboxGroup {...field} label={t(`wish.${name}`)} layout="inline" options={options} />}
      </FormField>
      {chosen.length > 0 && (
        <FormField control={control} name={`strength.${name}`}>
          {(field) => (
            <RadioGroup
              {...field}
              label={t(`strength.${name}`)}
              hasOptionalMark={false}
              options={[
                { id: 'MUST', label: t('must') },
                { id: 'WISH', label: t('wishOnly') },
              ]}
            />
          )}
        </FormField>
      )}
    </Stack>
  );
}
