import { ButtonLink, Form, FormActions, Stack, SubmitButton, Text } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { Measure, MeasureDefinition } from '@sakina/platform/contract';
import { useDraft } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import {
  completeAnswers,
  ErrorNotice,
  itemField,
  noAnswers,
  openItems,
  QuestionnaireForm,
} from '../../../../shared/index.ts';
import { pathTo } from '../../model/place.ts';
import { isBegun, readKeptAnswers } from '../../model/measure-form.ts';
import type { MeasureForm } from '../../model/measure-form.ts';
import { MeasureResult } from './MeasureResult.tsx';
import { useMeasuresText } from './messages/index.ts';

export interface QuestionnairePanelProps {
  /** The questionnaire word for word. */
  definition: MeasureDefinition;
  /** Names what is answered, for the draft. */
  record: string;
  /** Who reads the answers, in a sentence. */
  readers: string;
  /** Why the last sending failed. */
  error: unknown;
  /** Sends the answers. */
  onSend: (
    answers: readonly number[],
    difficulty: number | null,
  ) => Promise<{ measure: Measure; opensCrisisHelp: boolean }>;
}

/** A questionnaire to be answered: what is chosen is kept sealed until it is sent, and then its result is told. */
export function QuestionnairePanel({ definition, record, readers, error, onSend }: QuestionnairePanelProps) {
  const t = useMeasuresText();
  const [form, setForm] = useState<MeasureForm>({ answers: noAnswers(definition), difficulty: null });
  const [wasTried, setTried] = useState(false);
  const [result, setResult] = useState<{ measure: Measure; opensCrisisHelp: boolean } | null>(null);
  useDraft(record, {
    value: useMemo(() => (result === null && isBegun(form) ? form : null), [form, result]),
    onRestore: (kept) => setForm(readKeptAnswers(kept, definition)),
  });
  if (result)
    return <MeasureResult definition={definition} measure={result.measure} opensCrisisHelp={result.opensCrisisHelp} />;

  const missing = wasTried ? openItems(definition, form.answers) : [];
  const problems = missing.map((index) => ({ name: itemField(definition, index), message: t('form.choose') }));

  async function submit() {
    setTried(true);
    const answers = completeAnswers(definition, form.answers);
    if (answers === null) return;
    try {
      setResult(await onSend(answers, form.difficulty));
    } catch (failure) {
      // Told of above the questions, which keep their answers.
      if (!isApiError(failure)) throw failure;
    }
  }
  return (
    <Stack gap="x3">
      <Text size="sm" tone="muted" measure>
        {readers}
      </Text>
      <Form onSubmit={submit} errors={problems} errorTitle={t('form.open', { count: problems.length })}>
        <ErrorNotice error={error} />
        <QuestionnaireForm
          definition={definition}
          answers={form.answers}
          onAnswersChange={(answers) => setForm({ ...form, answers })}
          difficulty={form.difficulty}
          onDifficultyChange={(difficulty) => setForm({ ...form, difficulty })}
          errors={definition.items.map((_item, index) => (missing.includes(index) ? t('form.choose') : undefined))}
          helpLevel={2}
        />
        <FormActions isSticky>
          <ButtonLink variant="quiet" href={pathTo('measures')}>
            {t('form.later')}
          </ButtonLink>
          <SubmitButton>{t('form.send')}</SubmitButton>
        </FormActions>
      </Form>
    </Stack>
  );
}
