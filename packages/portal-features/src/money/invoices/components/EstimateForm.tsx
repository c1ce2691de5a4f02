import { Button, Combobox, DatePicker, Grid, KeyValueList, Stack, Text, useToast } from '@sakina/design-system';
import { createEstimate } from '@sakina/platform/contract';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { Estimate, UserId } from '@sakina/platform/contract';
import { addDays } from '@sakina/platform/format';
import { useAction, useFormat, useNow } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { keepable, KeptNotice, useKeptFields } from '../../../shared/form/index.ts';
import { ErrorNotice, useClients, useDebounced } from '../../../shared/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { MOST_LINES } from '../model/draft.ts';
import { estimateProblems, estimateTotal, isEstimateWrong } from '../model/estimate.ts';
import type { EstimateDraftLine } from '../model/estimate.ts';
import { EstimateLineFields } from './EstimateLineFields.tsx';

const CURRENCY = 'USD';
/** How long an estimate is for, unless other days are chosen: a quarter. */
const USUAL_DAYS = 90;

export interface EstimateFormProps {
  formId: string;
  /** The estimate that the new one takes the place of, or null. */
  basis: Estimate | null;
  /** Called with whether it is being sent. */
  onRunning: (isRunning: boolean) => void;
  onDone: (made: Estimate) => void;
}

/** Client, period and expected services of an estimate. What is wrong is said at its field. */
export function EstimateForm({ formId, basis, onRunning, onDone }: EstimateFormProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const toast = useToast();
  const create = useAction(createEstimate);
  const { error, reset } = create;
  const form = useRef<HTMLFormElement>(null);
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const [typed, setTyped] = useState('');
  const clients = useClients(useDebounced(typed).trim());
  const items = clients.data?.items ?? [];
  const [client, setClient] = useState<{ id: UserId; displayName: string } | null>(basis?.client ?? null);
  const [from, setFrom] = useState(basis && basis.from > today ? basis.from : today);
  const [until, setUntil] = useState(basis && basis.until > today ? basis.until : addDays(today, USUAL_DAYS));
  const [lines, setLines] = useState<readonly EstimateDraftLine[]>(() =>
    basis
      ? basis.lines.map(({ description, quantity, price }, key) => ({
          key,
          description,
          quantity,
          price: price.amountMinor,
        }))
      : [{ key: 0, description: t('estimates.usualLine'), quantity: null, price: null }],
  );
  const [start] = useState({ client, from, until, lines });
  const unsaved = useKeptFields(
    `estimate:${basis?.id ?? 'new'}`,
    keepable({ client, from, until, lines }, start, fill),
  );
  const [wasTried, setTried] = useState(false);
  const problems = estimateProblems({ clientId: client?.id ?? '', lines, from, until }, today);
  const refused = fieldProblems(error);
  const isInsured = isApiError(error, 'INSURED');

  useEffect(() => {
    // The fields are marked as wrong only after the refusal was rendered.
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  function fill(next: typeof start) {
    reset();
    setClient(next.client);
    setFrom(next.from);
    setUntil(next.until);
    setLines(next.lines);
  }

  function changeLines(changed: readonly EstimateDraftLine[]) {
    reset();
    setLines(changed);
  }

  async function give() {
    if (create.isRunning) return;
    setTried(true);
    if (!client || isEstimateWrong(problems)) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    onRunning(true);
    await create
      .run({
        body: {
          clientId: client.id,
          from,
          until,
          lines: lines.map(({ description, quantity, price }) => ({
            description: description.trim(),
            quantity: quantity ?? 0,
            price: { amountMinor: price ?? 0, currency: CURRENCY },
          })),
        },
      })
      .then(
        (made) => {
          unsaved.forget();
          toast({ tone: 'success', title: t('estimates.done', { name: made.client.displayName }) });
          onDone(made);
        },
        () => undefined,
      );
    onRunning(false);
  }

  return (
    <form
      id={formId}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <Stack gap="x3">
        <KeptNotice {...unsaved} onDiscard={() => fill(start)} />
        {Object.keys(refused).length === 0 && !isInsured && <ErrorNotice error={error} />}
        <Text measure>{t(basis ? 'estimates.form.replaces' : 'estimates.form.lead')}</Text>
        {basis ? (
          <KeyValueList items={[{ term: t('column.client'), value: basis.client.displayName }]} />
        ) : (
          <Combobox
            label={t('column.client')}
            isRequired
            options={items.map(({ id, displayName }) => ({ id, label: displayName }))}
            onSearch={setTyped}
            loadState={clients.error ? 'failed' : clients.isLoading ? 'loading' : 'ready'}
            onRetry={clients.reload}
            value={client?.id ?? ''}
            {...(client && { valueLabel: client.displayName })}
            onChange={(id) => {
              reset();
              setClient(items.find((item) => item.id === id) ?? null);
            }}
            errorMessage={
              isInsured
                ? t('estimates.insured')
                : wasTried && problems.client
                  ? t('estimates.client.missing')
                  : undefined
            }
          />
        )}
        {lines.map((line, index) => (
          <EstimateLineFields
            key={line.key}
            line={line}
            position={index + 1}
            currency={CURRENCY}
            problems={wasTried ? problems.lines.get(line.key) : undefined}
            refused={refused[`lines.${index}.description`]}
            onChange={(changed) => changeLines(lines.map((each) => (each.key === changed.key ? changed : each)))}
            {...(lines.length > 1 && { onRemove: () => changeLines(lines.filter(({ key }) => key !== line.key)) })}
          />
        ))}
        {lines.length < MOST_LINES && (
          <div>
            <Button
              variant="quiet"
              onPress={() =>
                changeLines([
                  ...lines,
                  { key: Math.max(...lines.map(({ key }) => key)) + 1, description: '', quantity: 1, price: null },
                ])
              }
            >
              {t('draft.addLine')}
            </Button>
          </div>
        )}
        <KeyValueList
          layout="split"
          aria-live="polite"
          items={[
            {
              term: t('estimates.total'),
              value: format.money({ amountMinor: estimateTotal(lines), currency: CURRENCY }),
            },
          ]}
        />
        <Grid min="sm" gap="x2">
          <DatePicker
            label={t('estimates.from')}
            isRequired
            value={from}
            onChange={(day) => {
              reset();
              setFrom(day);
            }}
            min={today}
            today={today}
            errorMessage={
              refused['from'] ?? (wasTried && problems.from ? t(`estimates.from.${problems.from}`) : undefined)
            }
          />
          <DatePicker
            label={t('estimates.until')}
            isRequired
            value={until}
            onChange={(day) => {
              reset();
              setUntil(day);
            }}
            min={today}
            today={today}
            errorMessage={
              refused['until'] ?? (wasTried && problems.until ? t(`estimates.until.${problems.until}`) : undefined)
            }
          />
        </Grid>
      </Stack>
    </form>
  );
}
