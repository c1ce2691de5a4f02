import {
  Accordion,
  Button,
  CheckboxGroup,
  Form,
  FormActions,
  RatingScale,
  Stack,
  SubmitButton,
  TextArea,
} from '@sakina/design-system';
import { checkInLimits, checkInTag, feeling } from '@sakina/platform/contract';
import { ErrorNotice, HelpBeside } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { SCALE } from '../model/check-in.ts';
import type { CheckInWork } from './use-check-in.ts';

export interface CheckInFormProps {
  /** What is typed, and the attempt to keep it. */
  work: CheckInWork;
  /** Whether today was said already, so that there is a way back. */
  isChange: boolean;
  /** Leaves today as it was said. */
  onCancel: () => void;
}

const ORDER = ['mood', 'energy', 'feelings', 'tags', 'note'] as const;

/** How today is: two scales of words, and more for whoever wants to say more. */
export function CheckInForm({ work, isChange, onCancel }: CheckInFormProps) {
  const t = useDeenyaText();
  const { fields, problems, set } = work;
  const wrong = (name: (typeof ORDER)[number]) => (problems[name] ? t(`checkIn.wrong.${problems[name]}`) : undefined);
  const errors = ORDER.flatMap((name) => {
    const message = wrong(name);
    return message === undefined ? [] : [{ name, message }];
  });
  const points = (scale: 'mood' | 'energy' | 'sleep') =>
    SCALE.map((value) => ({ value, label: t(`${scale}.${value}`) }));
  const chosen = <Value extends string>(known: readonly Value[], ids: readonly string[]) =>
    known.filter((value) => ids.includes(value));
  const more = (
    <Stack gap="x3">
      <RatingScale
        name="sleep"
        label={t('checkIn.sleep')}
        points={points('sleep')}
        value={fields.sleep}
        onChange={(sleep) => set({ sleep })}
      />
      <CheckboxGroup
        name="feelings"
        layout="inline"
        hasOptionalMark
        label={t('checkIn.feelings')}
        description={t('checkIn.upToFive')}
        errorMessage={wrong('feelings')}
        options={feeling.options.map((id) => ({ id, label: t(`feeling.${id}`) }))}
        value={fields.feelings}
        onChange={(ids) => set({ feelings: chosen(feeling.options, ids) })}
      />
      <CheckboxGroup
        name="tags"
        layout="inline"
        hasOptionalMark
        label={t('checkIn.tags')}
        description={t('checkIn.upToFive')}
        errorMessage={wrong('tags')}
        options={checkInTag.options.map((id) => ({ id, label: t(`tag.${id}`) }))}
        value={fields.tags}
        onChange={(ids) => set({ tags: chosen(checkInTag.options, ids) })}
      />
      <TextArea
        name="note"
        label={t('checkIn.note')}
        description={t('checkIn.noteHelp')}
        rows={2}
        maxLength={checkInLimits.note}
        value={fields.note}
        onChange={(note) => set({ note })}
        errorMessage={wrong('note')}
      />
      <HelpBeside text={fields.note} isShownElsewhere={work.isCrisis} />
    </Stack>
  );
  return (
    <Form onSubmit={work.save} errors={errors} errorFocus="field" headingLevel={3}>
      <ErrorNotice error={work.error} />
      <RatingScale
        name="mood"
        isRequired
        label={t('checkIn.mood')}
        points={points('mood')}
        value={fields.mood}
        onChange={(mood) => set({ mood })}
        errorMessage={wrong('mood')}
      />
      <RatingScale
        name="energy"
        isRequired
        label={t('checkIn.energy')}
        points={points('energy')}
        value={fields.energy}
        onChange={(energy) => set({ energy })}
        errorMessage={wrong('energy')}
      />
      <Accordion
        headingLevel={3}
        defaultOpen={isChange ? ['more'] : []}
        items={[{ id: 'more', title: t('checkIn.more'), content: more }]}
      />
      <FormActions>
        {isChange && (
          <Button variant="quiet" onPress={onCancel}>
            {t('checkIn.cancel')}
          </Button>
        )}
        <SubmitButton variant="primary">{t('checkIn.save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
