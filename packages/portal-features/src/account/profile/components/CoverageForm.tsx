import { Form, FormActions, Select, SubmitButton, TextField, useToast } from '@sakina/design-system';
import { addCoverage } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import {
  FormField,
  isSameTyped,
  problemsIn,
  refusalAt,
  RefusalNotice,
  resolverOf,
  useSubmit,
} from '../../../shared/form/index.ts';
import type { FieldBinding } from '../../../shared/form/index.ts';
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
  const form = useForm<Fields>({
    defaultValues: kept ?? emptyCoverage,
    shouldFocusError: false,
    resolver: resolverOf((typed) => {
      const problems = coverageProblems(typed);
      return FIELDS.map((name) => {
        const problem = problems[name];
        return problem && [name, t(`insurance.problem.${problem}`)];
      });
    }),
  });
  const { control } = form;
  useEffect(() => {
    // What was kept on the device comes after the form is shown.
    if (kept && !isSameTyped(kept, form.getValues())) form.reset(kept);
  }, [kept, form]);
  const refusalOf = (error: unknown) =>
    isApiError(error, 'COVERAGE_EXISTS') ? refusalAt(error, { memberId: t('insurance.exists') }) : error;
  const submit = useSubmit(form, {
    errorFocus: 'form',
    refusalOf,
    send: async (typed) => {
      const body = coverageBody(typed);
      return body !== undefined && add.run({ body });
    },
    onSent: ({ planName }) => {
      form.reset(emptyCoverage);
      onKeep(null);
      toast({ title: t('insurance.added', { plan: planName }), tone: 'success' });
      onAdded();
    },
  });
  const field = (name: CoverageField, draw: (field: FieldBinding<Fields, CoverageField>) => ReactElement) => (
    <FormField control={control} name={name}>
      {(bound) =>
        draw({
          ...bound,
          onChange: (value) => {
            bound.onChange(value);
            add.reset();
            onKeep(form.getValues());
          },
        })
      }
    </FormField>
  );
  return (
    <Form
      onSubmit={submit}
      errors={problemsIn(form.formState.errors)}
      headingLevel={3}
      aria-label={t('insurance.addTitle')}
    >
      <RefusalNotice form={form} error={refusalOf(add.error)} />
      {field('insurer', (insurer) => (
        <Select
          {...insurer}
          isRequired
          label={t('insurance.insurer')}
          options={insurers.map((id) => ({ id, label: t(`insurer.${id}`) }))}
        />
      ))}
      {field('planName', (plan) => (
        <TextField
          {...plan}
          isRequired
          label={t('insurance.plan')}
          description={t('insurance.planHelp')}
          autoComplete="off"
        />
      ))}
      {field('memberId', (member) => (
        <TextField
          {...member}
          isRequired
          label={t('insurance.member')}
          description={t('insurance.memberHelp')}
          autoComplete="off"
        />
      ))}
      {field('groupNumber', (group) => (
        <TextField {...group} label={t('insurance.group')} autoComplete="off" />
      ))}
      {field('relationship', (relationship) => (
        <Select
          {...relationship}
          isRequired
          label={t('insurance.relationship')}
          options={relationships.map((id) => ({ id, label: t(`relationship.${id}`) }))}
        />
      ))}
      <FormActions isSticky>
        <SubmitButton>{t('insurance.add')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
