import { DateRangePicker, Form, Inline, Select, Stack, SubmitButton, Text, useToast } from '@sakina/design-system';
import { generateReport, reportType } from '@sakina/platform/contract';
import type { ReportType } from '@sakina/platform/contract';
import { useAction, useFormat, useNow } from '@sakina/platform/react';
import { useForm, useWatch } from 'react-hook-form';
import { FormField, RefusalNotice, useSubmit } from '../../../shared/form/index.ts';
import { useAnalyticsText } from '../messages/index.ts';
import { EARLIEST, MOST_DAYS, optionsOf, PRESETS, presetSpans, spanProblem } from '../model/report-request.ts';
import type { ReportSpan } from '../model/report-request.ts';

export interface ReportFormProps {
  /** Called with the id of the report that was made. */
  onDone: (id: string) => void;
}

/** Chooses what a report is about and which days it covers, says what will be in it, and makes it. */
export function ReportForm({ onDone }: ReportFormProps) {
  const t = useAnalyticsText();
  const format = useFormat();
  const toast = useToast();
  const generate = useAction(generateReport);
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const presets = presetSpans(today);
  const form = useForm<{ type: ReportType; options: ReportSpan }>({
    defaultValues: { type: 'REVENUE', options: presets.thisMonth },
  });
  const { control } = form;
  const type = useWatch({ control, name: 'type' });
  const submit = useSubmit(form, {
    send: ({ options, ...body }) => generate.run({ body: { ...body, options: optionsOf(options) } }),
    onSent: ({ id }, made) => {
      toast({ tone: 'success', title: t('reports.done', { type: t(`type.${made.type}`) }) });
      onDone(id);
    },
  });

  /** Any other problem is said by the field itself, while it is typed. */
  function daysProblem(span: ReportSpan) {
    const problem = spanProblem(span);
    return problem === 'missing' ? t('reports.days.missing') : problem === null;
  }

  return (
    <Form onSubmit={submit}>
      <Stack gap="x3">
        <RefusalNotice form={form} error={generate.error} />
        <Inline gap="x3" align="start">
          <FormField control={control} name="type">
            {(field) => (
              <Select
                {...field}
                label={t('reports.type')}
                isRequired
                options={reportType.options.map((id) => ({ id, label: t(`type.${id}`) }))}
                onChange={(id) => {
                  generate.reset();
                  field.onChange(id);
                }}
              />
            )}
          </FormField>
          <FormField control={control} name="options" rules={{ validate: daysProblem }}>
            {(field) => (
              <DateRangePicker
                {...field}
                errorMessage={field.errorMessage || undefined}
                label={t('reports.days')}
                isRequired
                onChange={(next) => {
                  generate.reset();
                  field.onChange(next);
                }}
                min={EARLIEST}
                maxDays={MOST_DAYS}
                today={today}
                presets={PRESETS.map((id) => ({ id, label: t(`preset.${id}`), ...presets[id] }))}
              />
            )}
          </FormField>
        </Inline>
        <Text size="sm" tone="muted" measure>
          {t(`type.${type}.means`)}
        </Text>
        <Inline gap="x2">
          <SubmitButton>{t('reports.make')}</SubmitButton>
        </Inline>
      </Stack>
    </Form>
  );
}
