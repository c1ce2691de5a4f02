import { Button, DateRangePicker, Inline, Select, Stack, Text, useToast } from '@sakina/design-system';
import { fieldProblems } from '@sakina/platform/client';
import { generateReport, reportType } from '@sakina/platform/contract';
import type { ReportType } from '@sakina/platform/contract';
import { useAction, useFormat, useNow } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
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
  const days = useRef<{ focus: () => void }>(null);
  const [type, setType] = useState<ReportType>('REVENUE');
  const [span, setSpan] = useState<ReportSpan>(() => presetSpans(today).thisMonth);
  const [wasTried, setTried] = useState(false);
  const problem = spanProblem(span);
  const refused = fieldProblems(generate.error);
  const spanRefused = refused['options.from'] ?? refused['options.to'];
  const presets = presetSpans(today);

  async function make() {
    if (generate.isRunning) return;
    setTried(true);
    if (problem) {
      days.current?.focus();
      return;
    }
    await generate.run({ body: { type, options: optionsOf(span) } }).then(
      ({ id }) => {
        toast({ tone: 'success', title: t('reports.done', { type: t(`type.${type}`) }) });
        onDone(id);
      },
      (error: unknown) => {
        if (Object.keys(fieldProblems(error)).length > 0) days.current?.focus();
      },
    );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <Stack gap="x3">
        {spanRefused === undefined && <ErrorNotice error={generate.error} />}
        <Inline gap="x3" align="start">
          <Select
            label={t('reports.type')}
            isRequired
            options={reportType.options.map((id) => ({ id, label: t(`type.${id}`) }))}
            value={type}
            onChange={(id) => {
              generate.reset();
              setType(reportType.options.find((each) => each === id) ?? 'REVENUE');
            }}
          />
          <DateRangePicker
            ref={days}
            label={t('reports.days')}
            name="days"
            isRequired
            value={span}
            onChange={(next) => {
              generate.reset();
              setSpan(next);
            }}
            min={EARLIEST}
            maxDays={MOST_DAYS}
            today={today}
            presets={PRESETS.map((id) => ({ id, label: t(`preset.${id}`), ...presets[id] }))}
            errorMessage={spanRefused ?? (wasTried && problem === 'missing' ? t('reports.days.missing') : undefined)}
          />
        </Inline>
        <Text size="sm" tone="muted" measure>
          {t(`type.${type}.means`)}
        </Text>
        <Inline gap="x2">
          <Button type="submit" isPending={generate.isRunning}>
            {t('reports.make')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
