import { CheckboxGroup, RadioGroup, Stack } from '@sakina/design-system';
import type { SessionMode, WishStrength } from '@sakina/platform/contract';
import { PARTS_OF_DAY } from '../model/waitlist-form.ts';
import type { WaitWish } from '../model/waitlist-form.ts';
import { CHOICES } from '../model/query.ts';
import { useSharedText } from '../../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { useWaitlistText } from '../messages/waitlist/index.ts';
import { useLabels } from './use-labels.ts';

export interface WaitlistWishProps {
  /** What the wish is about. */
  name: WaitWish;
  /** The ways to meet that are on offer. @default both */
  modes?: readonly SessionMode[] | undefined;
  /** Ids of what is chosen. */
  chosen: readonly string[];
  /** Whether the wish is a must. */
  strength: WishStrength;
  /** What is wrong, in words. */
  errorMessage: string | undefined;
  /** Called with the ids of what is chosen. */
  onChange: (chosen: string[]) => void;
  /** Called when the strength of the wish changes. */
  onStrengthChange: (strength: WishStrength) => void;
}

/** One wish of someone who waits; once something is ticked, whether it is a must. */
export function WaitlistWish({
  name,
  modes = ['ONLINE', 'IN_PERSON'],
  chosen,
  strength,
  errorMessage,
  onChange,
  onStrengthChange,
}: WaitlistWishProps) {
  const t = useWaitlistText();
  const directory = useDirectoryText();
  const shared = useSharedText();
  const labels = useLabels();
  const options = {
    kind: () => CHOICES.kinds.values.map((id) => ({ id, label: directory(`kinds.${id}`) })),
    language: () => CHOICES.languages.values.map((id) => ({ id, label: labels.language(id) })),
    gender: () => CHOICES.genders.values.map((id) => ({ id, label: directory(`gender.${id}`) })),
    partOfDay: () => PARTS_OF_DAY.map((id) => ({ id, label: t(`partOfDay.${id}`) })),
    mode: () => modes.map((id) => ({ id, label: shared(`mode.${id}`) })),
  }[name]();
  return (
    <Stack gap="x1">
      <CheckboxGroup
        label={t(`wish.${name}`)}
        name={name}
        layout="inline"
        options={options}
        value={[...chosen]}
        onChange={onChange}
        errorMessage={errorMessage}
      />
      {chosen.length > 0 && (
        <RadioGroup
          label={t(`strength.${name}`)}
          hasOptionalMark={false}
          options={[
            { id: 'MUST', label: t('must') },
            { id: 'WISH', label: t('wishOnly') },
          ]}
          value={strength}
          onChange={(id) => onStrengthChange(id === 'MUST' ? 'MUST' : 'WISH')}
        />
      )}
    </Stack>
  );
}
