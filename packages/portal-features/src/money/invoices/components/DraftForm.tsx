import { Combobox, DatePicker, MoneyField, Text, TextField, useToast } from '@sakina/design-system';
import { chargeLimits, createInvoice, updateInvoice } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { Appointment, Claim, InvoiceDetail, Money } from '@sakina/platform/contract';
import { addDays } from '@sakina/platform/format';
import { useAction, useFormat, useNow, useReadAgain } from '@sakina/platform/react';
import { useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { DialogForm } from '../../../shared/dialogs/index.ts';
import { FormField, keepable, KeptNotice, resolverOf, useKeptFields } from '../../../shared/form/index.ts';
import { SaveNotice, useBaseVersion } from '../../../shared/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { draftProblems, draftTotal, firstDraft, nextKey } from '../model/draft.ts';
import type { DraftFields } from '../model/draft.ts';
import { ChargeLines } from './ChargeLines.tsx';
import { InsuredNotice } from './InsuredNotice.tsx';
import { useSessionShare } from './use-session-share.ts';

/** Days that a client has to pay an invoice, unless another day is chosen (CLOUD-22). */
const PAYMENT_DAYS = 14;
/** Refusals that say what happened meanwhile. */
const KNOWN = ['INVOICE_EXISTS', 'NOT_A_DRAFT', 'NOTHING_DUE'] as const;
const knownOf = (error: unknown) => KNOWN.find((code) => isApiError(error, code));

export interface DraftFormProps {
  /** The draft that is changed, or null for a new one. */
  draft: InvoiceDetail | null;
  /** The sessions that a new one can be for. */
  sessions: readonly Appointment[];
  /** The decided claim that a new one is for, and what no invoice asks for of it yet; left out, it is for a session. */
  share?: { claim: Claim; left: Money } | undefined;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called with the invoice as it was saved. */
  onDone: (saved: InvoiceDetail) => void;
}

/**
 * Session, lines and day of a draft. What is wrong is said at its field; the session and its price are the first line.
 */
export function DraftForm({ draft, sessions, share: balance, onClose, onDone }: DraftFormProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const toast = useToast();
  const create = useAction(createInvoice);
  const update = useAction(updateInvoice);
  const { error, reset } = draft ? update : create;
  const readAgain = useReadAgain();
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const currency = draft?.total.currency ?? balance?.left.currency ?? sessions[0]?.price.currency ?? 'USD';
  const isForSession = !draft && !balance;
  const [start] = useState<DraftFields>(() =>
    draft
      ? firstDraft(draft.lines, draft.dueOn)
      : firstDraft(
          balance
            ? [{ description: t('share.line', { day: format.date(balance.claim.serviceDate) }), amount: balance.left }]
            : [],
          addDays(today, PAYMENT_DAYS),
        ),
  );
  const sessionOf = (id: string) => sessions.find((each) => each.id === id);
  const form = useForm<DraftFields>({
    defaultValues: start,
    resolver: resolverOf(({ sessionId, lines, dueOn }) => {
      const problems = draftProblems(lines, dueOn, today);
      return [
        isForSession && !sessionOf(sessionId) && (['sessionId', t('draft.session.missing')] as const),
        ...lines.flatMap(({ key }, index) => {
          const { description, amount } = problems.lines.get(key) ?? {};
          return [
            description && ([`lines.${index}.description`, t(`draft.description.${description}`)] as const),
            amount && ([`lines.${index}.amount`, t(`draft.amount.${amount}`)] as const),
          ];
        }),
        problems.dueOn && (['dueOn', t(`draft.dueOn.${problems.dueOn}`)] as const),
      ];
    }),
  });
  const { control } = form;
  const lines = useFieldArray({ control, name: 'lines' });
  const typed = useWatch({ control }) as DraftFields;
  const insurer = useSessionShare(form, sessions);
  const base = useBaseVersion(draft?.version ?? 0);
  const kept = useKeptFields(`invoice:${draft?.id ?? balance?.claim.id ?? 'new'}`, keepable(typed, start, fill), base);
  const session = sessionOf(typed.sessionId);
  const code = knownOf(error);

  function fill(next: DraftFields) {
    reset();
    form.reset(next);
    insurer.show(next.sessionId);
  }

  function save(fields: DraftFields) {
    const body = {
      lines: fields.lines.map(({ description, amount }) => ({
        description: description.trim(),
        amount: { amountMinor: amount ?? 0, currency },
      })),
      dueOn: fields.dueOn,
    };
    if (draft) return update.run({ params: { id: draft.id }, body: { ...body, version: base.version } });
    const target = balance
      ? { appointmentId: balance.claim.appointmentId, claimId: balance.claim.id }
      : { appointmentId: sessionOf(fields.sessionId)!.id };
    return create.run({ body: { ...body, ...target } });
  }

  async function send(fields: DraftFields) {
    try {
      return await save(fields);
    } catch (failure) {
      base.noteRefused(failure);
      // It was refused because something happened meanwhile: the list and the invoice are read again.
      if (knownOf(failure)) void readAgain(updateInvoice);
      throw failure;
    }
  }

  return (
    <DialogForm
      form={form}
      kept={kept}
      confirmLabel={t('draft.save')}
      cancelLabel={t('notNow')}
      error={error}
      problem={
        code ? (
          <Text role="alert" weight="strong">
            {t(code === 'NOTHING_DUE' ? 'share.none.body' : `refused.${code}`)}
          </Text>
        ) : (
          error && <SaveNotice error={error} />
        )
      }
      onClose={onClose}
      send={send}
      onSent={(saved) => {
        toast({ tone: 'success', title: t('done.draft', { number: saved.number }) });
        onDone(saved);
      }}
    >
      <KeptNotice {...kept} onDiscard={() => fill(start)} />
      <Text measure>{t('draft.lead')}</Text>
      {isForSession && <Text measure>{t('draft.cards')}</Text>}
      {balance && (
        <Text measure>
          {t('share.lead', { name: balance.claim.client.displayName, amount: format.money(balance.left) })}
        </Text>
      )}
      {isForSession && (
        <FormField control={control} name="sessionId">
          {(field) => (
            <Combobox
              {...field}
              label={t('draft.session')}
              description={t('draft.session.help')}
              isRequired
              options={sessions.map(({ id, client, service, startsAt, status }) => ({
                id,
                label: t('draft.option', { name: client.displayName, day: format.shortDate(startsAt) }),
                description: t(`draft.option.${status as 'NO_SHOW' | 'CONFIRMED' | 'COMPLETED'}`, {
                  service: service.name,
                }),
              }))}
              onChange={(id) => {
                create.reset();
                field.onChange(id);
                void insurer.choose(id);
              }}
            />
          )}
        </FormField>
      )}
      {session && insurer.share && (
        <InsuredNotice share={insurer.share} name={session.client.displayName} currency={currency} />
      )}
      <ChargeLines
        lines={lines}
        of="amounts"
        onAdd={() => lines.append({ key: nextKey(typed.lines), description: '', amount: null }, { shouldFocus: false })}
        total={{ label: t('column.total'), sum: { amountMinor: draftTotal(typed.lines), currency } }}
      >
        {(index) => (
          <>
            <FormField control={control} name={`lines.${index}.description`}>
              {(field) => (
                <TextField
                  {...field}
                  label={t('draft.description')}
                  description={t('draft.description.help')}
                  isRequired
                  maxLength={chargeLimits.description}
                />
              )}
            </FormField>
            <FormField control={control} name={`lines.${index}.amount`}>
              {(field) => <MoneyField {...field} label={t('draft.amount')} isRequired currency={currency} />}
            </FormField>
          </>
        )}
      </ChargeLines>
      <FormField control={control} name="dueOn">
        {(field) => <DatePicker {...field} label={t('column.dueOn')} isRequired min={today} today={today} />}
      </FormField>
    </DialogForm>
  );
}
