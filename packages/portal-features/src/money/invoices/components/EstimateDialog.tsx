import {
  Combobox,
  DatePicker,
  Grid,
  KeyValueList,
  MoneyField,
  NumberField,
  Text,
  TextField,
  useToast,
} from '@sakina/design-system';
import { createEstimate, estimateLimits } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { Estimate, UserId } from '@sakina/platform/contract';
import { addDays } from '@sakina/platform/format';
import { useAction, useFormat, useNow } from '@sakina/platform/react';
import { useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../shared/dialogs/index.ts';
import type { Filled } from '../../../shared/form/index.ts';
import { FormField, keepable, KeptNotice, resolverOf, useKeptFields } from '../../../shared/form/index.ts';
import { useClients, useDebounced } from '../../../shared/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { nextKey } from '../model/draft.ts';
import { estimateProblems, estimateTotal } from '../model/estimate.ts';
import type { EstimateDraftLine } from '../model/estimate.ts';
import { ChargeLines } from './ChargeLines.tsx';

const CURRENCY = 'USD';
/** How long an estimate is for, unless other days are chosen: a quarter. */
const USUAL_DAYS = 90;

export interface EstimateDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The estimate that the new one takes the place of, or null. */
  basis: Estimate | null;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called with what was given to the client. */
  onDone: (made: Estimate) => void;
}

interface Fields {
  client: { id: UserId; displayName: string } | null;
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  until: string;
  lines: EstimateDraftLine[];
}

/** Writes an estimate and gives it to the client. */
export function EstimateDialog(props: EstimateDialogProps) {
  // Remounted for each opening, so that nothing typed before carries over.
  return props.isOpen ? <Writing {...props} /> : null;
}

/** Client, period and expected services of an estimate. What is wrong is said at its field. */
function Writing({ basis, onClose, onDone }: EstimateDialogProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const toast = useToast();
  const create = useAction(createEstimate);
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const [sought, setSought] = useState('');
  const clients = useClients(useDebounced(sought).trim());
  const items = clients.data?.items ?? [];
  const [start] = useState<Fields>(() => ({
    client: basis?.client ?? null,
    from: basis && basis.from > today ? basis.from : today,
    until: basis && basis.until > today ? basis.until : addDays(today, USUAL_DAYS),
    lines: basis
      ? basis.lines.map(({ price, ...line }, key) => ({ ...line, key, price: price.amountMinor }))
      : [{ key: 0, description: t('estimates.usualLine'), quantity: null, price: null }],
  }));
  const form = useForm<Fields>({
    defaultValues: start,
    resolver: resolverOf(({ client, ...fields }) => {
      const problems = estimateProblems({ ...fields, clientId: client?.id ?? '' }, today);
      return [
        problems.client && (['client', t('estimates.client.missing')] as const),
        ...fields.lines.flatMap(({ key }, index) => {
          const { description, quantity, price } = problems.lines.get(key) ?? {};
          return [
            description && ([`lines.${index}.description`, t(`draft.description.${description}`)] as const),
            quantity && ([`lines.${index}.quantity`, t('estimates.quantity.wrong')] as const),
            price && ([`lines.${index}.price`, t(`draft.amount.${price}`)] as const),
          ];
        }),
        problems.from && (['from', t(`estimates.from.${problems.from}`)] as const),
        problems.until && (['until', t(`estimates.until.${problems.until}`)] as const),
      ];
    }),
  });
  const { control } = form;
  const lines = useFieldArray({ control, name: 'lines' });
  const typed = useWatch({ control }) as Fields;
  const kept = useKeptFields(`estimate:${basis?.id ?? 'new'}`, keepable(typed, start, fill));

  function fill(next: Fields) {
    create.reset();
    form.reset(next);
  }

  async function send({ client, ...fields }: Filled<Fields>) {
    const body = {
      clientId: client.id,
      from: fields.from,
      until: fields.until,
      lines: fields.lines.map(({ description, quantity, price }) => ({
        description: description.trim(),
        quantity: quantity ?? 0,
        price: { amountMinor: price ?? 0, currency: CURRENCY },
      })),
    };
    try {
      return await create.run({ body });
    } catch (failure) {
      if (basis || !isApiError(failure, 'INSURED')) throw failure;
      create.reset();
      form.setError('client', { message: t('estimates.insured') }, { shouldFocus: true });
      return false;
    }
  }

  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t(basis ? 'estimates.replace' : 'estimates.new')}
      confirmLabel={t('estimates.give')}
      cancelLabel={t('notNow')}
      error={create.error}
      problem={
        // Where an estimate is replaced, its client is no field that the refusal could stand at.
        basis &&
        isApiError(create.error, 'INSURED') && (
          <Text role="alert" weight="strong">
            {t('estimates.insured')}
          </Text>
        )
      }
      onClose={onClose}
      send={send}
      onSent={(made) => {
        toast({ tone: 'success', title: t('estimates.done', { name: made.client.displayName }) });
        onClose();
        onDone(made);
      }}
    >
      <KeptNotice {...kept} onDiscard={() => fill(start)} />
      <Text measure>{t(basis ? 'estimates.form.replaces' : 'estimates.form.lead')}</Text>
      {basis ? (
        <KeyValueList items={[{ term: t('column.client'), value: basis.client.displayName }]} />
      ) : (
        <FormField control={control} name="client">
          {(field) => (
            <Combobox
              {...field}
              label={t('column.client')}
              isRequired
              options={items.map(({ id, displayName }) => ({ id, label: displayName }))}
              onSearch={setSought}
              loadState={clients.error ? 'failed' : clients.isLoading ? 'loading' : 'ready'}
              onRetry={clients.reload}
              value={field.value?.id ?? ''}
              {...(field.value && { valueLabel: field.value.displayName })}
              onChange={(id) => field.onChange(items.find((item) => item.id === id) ?? null)}
            />
          )}
        </FormField>
      )}
      <ChargeLines
        lines={lines}
        of="quantities"
        onAdd={() =>
          lines.append({ key: nextKey(typed.lines), description: '', quantity: 1, price: null }, { shouldFocus: false })
        }
        total={{ label: t('estimates.total'), sum: { amountMinor: estimateTotal(typed.lines), currency: CURRENCY } }}
      >
        {(index) => (
          <>
            <FormField control={control} name={`lines.${index}.description`}>
              {(field) => (
                <TextField
                  {...field}
                  label={t('estimates.service')}
                  isRequired
                  maxLength={estimateLimits.description}
                />
              )}
            </FormField>
            <FormField control={control} name={`lines.${index}.quantity`}>
              {(field) => (
                <NumberField
                  {...field}
                  label={t('estimates.quantity')}
                  isRequired
                  min={1}
                  max={estimateLimits.quantity}
                />
              )}
            </FormField>
            <FormField control={control} name={`lines.${index}.price`}>
              {(field) => <MoneyField {...field} label={t('estimates.price')} isRequired currency={CURRENCY} />}
            </FormField>
          </>
        )}
      </ChargeLines>
      <Grid min="sm" gap="x2">
        <FormField control={control} name="from" rules={{ deps: ['until'] }}>
          {(field) => <DatePicker {...field} label={t('estimates.from')} isRequired min={today} today={today} />}
        </FormField>
        <FormField control={control} name="until">
          {(field) => <DatePicker {...field} label={t('estimates.until')} isRequired min={today} today={today} />}
        </FormField>
      </Grid>
    </FormDialog>
  );
}
