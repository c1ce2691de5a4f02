import { Form, FormActions, Select, SubmitButton, TextField, useToast } from '@sakina/design-system';
import { addCoverage } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import { useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';
import { coverageBody, coverageProblems, emptyCoverage, insurers, relationships } from '../model/forms.ts';
import type { CoverageField, CoverageForm as Fields } from '../model/forms.ts';

export interface CoverageFormProps {
  /** What is typed and not sent; it outlives the part, and a crash. */
  kept: Fields | null;
  /** Called with what is typed; null once it is sent. */
  onKeep: (form: Fields | null) => void;
  /** Called once the insurance is stated. */
  onAdded: () => void;
}

const FIELDS = Object.keys(emptyCoverage) as CoverageField[];

/** States an insurance, as its card says. */
export function CoverageForm({ kept, onKeep, onAdded }: CoverageFormProps) {
  const t = useProfileText();
  const toast = useToast();
  const add = useAction(addCoverage);
  const [isChecked, setChecked] = useState(false);
  const form = kept ?? emptyCoverage;
  const isKnown = isApiError(add.error, 'COVERAGE_EXISTS');
  const own = isChecked ? coverageProblems(form) : {};
  const server = fieldProblems(add.error);

  function wrongIn(field: CoverageField): string | undefined {
    const problem = own[field];
    if (problem) return t(`insurance.problem.${problem}`);
    if (field === 'memberId' && isKnown) return t('insurance.exists');
    return server[field];
  }
  const field = (name: CoverageField) => ({
    name,
    value: form[name],
    errorMessage: wrongIn(name),
    onChange: (value: string) => {
      add.reset();
      onKeep({ ...form, [name]: value });
    },
  });
  const errors = FIELDS.flatMap((name) => {
    const message = wrongIn(name);
    return message ? [{ name, message }] : [];
  });

  async function submit() {
    setChecked(true);
    const body = coverageBody(form);
    if (!body || Object.keys(coverageProblems(form)).length > 0) return;
    try {
      await add.run({ body });
      onKeep(null);
      setChecked(false);
      toast({ title: t('insurance.added', { plan: body.planName }), tone: 'success' });
      onAdded();
    } catch {
      // Said at the field or by the notice; what was typed stays.
    }
  }
  return (
    <Form onSubmit={submit} errors={errors} headingLevel={3} aria-label={t('insurance.addTitle')}>
      {errors.length === 0 && <ErrorNotice error={add.error} />}
      <Select
        {...field('insurer')}
        isRequired
        label={t('insurance.insurer')}
        options={insurers.map((id) => ({ id, label: t(`insurer.${id}`) }))}
      />
      <TextField
        {...field('planName')}
        isRequired
        label={t('insurance.plan')}
        description={t('insurance.planHelp')}
        autoComplete="off"
      />
      <TextField
        {...field('memberId')}
        isRequired
        label={t('insurance.member')}
        description={t('insurance.memberHelp')}
        autoComplete="off"
      />
      <TextField {...field('groupNumber')} label={t('insurance.group')} autoComplete="off" />
      <Select
        {...field('relationship')}
        isRequired
        label={t('insurance.relationship')}
        options={relationships.map((id) => ({ id, label: t(`relationship.${id}`) }))}
      />
      <FormActions isSticky>
        <SubmitButton>{t('insurance.add')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
