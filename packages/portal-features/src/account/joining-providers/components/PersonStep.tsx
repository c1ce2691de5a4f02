import { NumberField, RadioGroup, TextArea } from '@sakina/design-system';
import { answerLimits, applicationLimits, providerKind } from '@sakina/platform/contract';
import { useJoiningText } from '../messages/index.ts';
import type { Application } from './use-application.ts';

export interface ApplicationStepProps {
  /** The application being filled in. */
  application: Application;
}

/** The kind of provider, years of experience, and the applicant's statement. */
export function PersonStep({ application: { form, change, messageOf } }: ApplicationStepProps) {
  const t = useJoiningText();
  return (
    <>
      <RadioGroup
        name="kind"
        label={t('apply.kind')}
        isRequired
        options={providerKind.options.map((id) => ({
          id,
          label: t(`apply.kind.${id}`),
          description: t(`apply.kind.${id}.help`),
        }))}
        value={form.kind}
        onChange={(id) => change(() => ({ kind: providerKind.options.find((kind) => kind === id) ?? '' }))}
        errorMessage={messageOf('kind')}
      />
      <NumberField
        name="years"
        label={t('apply.years')}
        unit={t('field.yearsUnit')}
        isRequired
        min={0}
        max={answerLimits.years}
        step={1}
        value={form.years}
        onChange={(years) => change(() => ({ years }))}
        errorMessage={messageOf('years')}
      />
      <TextArea
        name="statement"
        label={t('apply.statement')}
        description={t('apply.statementHelp')}
        isRequired
        rows={6}
        maxLength={applicationLimits.statement}
        value={form.statement}
        onChange={(statement) => change(() => ({ statement }))}
        errorMessage={messageOf('statement')}
      />
    </>
  );
}
