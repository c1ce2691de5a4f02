import { Button, Combobox, DatePicker, KeyValueList, Stack, Text, useToast } from '@sakina/design-system';
import { createInvoice, updateInvoice } from '@sakina/platform/contract';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { Appointment, Claim, InvoiceDetail, Money } from '@sakina/platform/contract';
import { addDays } from '@sakina/platform/format';
import { useAction, useFormat, useInvalidate, useNow } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { keepable, KeptNotice, useKeptFields } from '../../../shared/form/index.ts';
import { SaveNotice, useBaseVersion } from '../../../shared/index.ts';
import { invoiceReads } from '../api/invalidates.ts';
import { proposedMinor, useInsuredShare } from '../api/use-insured-share.ts';
import type { InsuredShare } from '../api/use-insured-share.ts';
import { useInvoicesText } from '../messages/index.ts';
import { draftProblems, draftTotal, isWrong, MOST_LINES } from '../model/draft.ts';
import type { DraftLine } from '../model/draft.ts';
import { InsuredNotice } from './InsuredNotice.tsx';
import { LineFields } from './LineFields.tsx';

/** Days that a client has to pay an invoice, unless another day is chosen (CLOUD-22). */
const PAYMENT_DAYS = 14;

export interface DraftFormProps {
  formId: string;
  /** The draft that is changed, or null for a new one. */
  draft: InvoiceDetail | null;
  /** The sessions that a new one can be for. */
  sessions: readonly Appointment[];
  /** The decided claim that a new one is for, and what no invoice asks for of it yet; left out, it is for a session. */
  share?: { claim: Claim; left: Money } | undefined;
  /** Called with whether it is being saved. */
  onRunning: (isRunning: boolean) => void;
  onDone: (saved: InvoiceDetail) => void;
}

/**
 * Session, lines and day of a draft. What is wrong is said at its field; the session and its price are the first line.
 */
export function DraftForm({ formId, draft, sessions, share: balance, onRunning, onDone }: DraftFormProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const toast = useToast();
  const create = useAction(createInvoice);
  const update = useAction(updateInvoice);
  const { error, reset } = draft ? update : create;
  const invalidate = useInvalidate();
  const form = useRef<HTMLFormElement>(null);
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const currency = draft?.total.currency ?? balance?.left.currency ?? sessions[0]?.price.currency ?? 'USD';
  const askForShare = useInsuredShare();
  const chosenId = useRef('');
  const [share, setShare] = useState<InsuredShare | 'UNKNOWN' | null>(null);
  const [sessionId, setSessionId] = useState('');
  const [lines, setLines] = useState<readonly DraftLine[]>(() =>
    draft
      ? draft.lines.map(({ description, amount }, key) => ({ key, description, amount: amount.amountMinor }))
      : [
          {
            key: 0,
            description: balance ? t('share.line', { day: format.date(balance.claim.serviceDate) }) : '',
            amount: balance?.left.amountMinor ?? null,
          },
        ],
  );
  const [dueOn, setDueOn] = useState(draft?.dueOn ?? addDays(today, PAYMENT_DAYS));
  const [wasTried, setTried] = useState(false);
  const base = useBaseVersion(draft?.version ?? 0);
  const [start] = useState({ sessionId, lines, dueOn });
  const unsaved = useKeptFields(
    `invoice:${draft?.id ?? balance?.claim.id ?? 'new'}`,
    keepable({ sessionId, lines, dueOn }, start, fill),
    base,
  );
  const session = sessions.find(({ id }) => id === sessionId);
  const problems = draftProblems(lines, dueOn, today);
  const refused = fieldProblems(error);
  const known = isApiError(error, 'INVOICE_EXISTS')
    ? t('refused.INVOICE_EXISTS')
    : isApiError(error, 'NOT_A_DRAFT')
      ? t('refused.NOT_A_DRAFT')
      : isApiError(error, 'NOTHING_DUE')
        ? t('share.none.body')
        : undefined;

  useEffect(() => {
    // The fields are marked as wrong only after the refusal was rendered.
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  function fill(next: typeof start) {
    reset();
    setSessionId(next.sessionId);
    void showShare(next.sessionId);
    setLines(next.lines);
    setDueOn(next.dueOn);
  }

  /** What was refused is not said of a line that has changed or moved up. */
  function changeLines(next: readonly DraftLine[]) {
    reset();
    setLines(next);
  }

  /** Says what an insurer may pay of a session that came back from a draft; no insurer pays for a missed one. */
  async function showShare(id: string) {
    chosenId.current = id;
    setShare(null);
    const chosen = sessions.find((each) => each.id === id);
    if (!chosen || chosen.status === 'NO_SHOW') return;
    const left = await askForShare(id);
    if (chosenId.current === id) setShare(left);
  }

  async function choose(id: string) {
    create.reset();
    setSessionId(id);
    setShare(null);
    chosenId.current = id;
    const chosen = sessions.find((each) => each.id === id);
    if (!chosen) return;
    const isMissed = chosen.status === 'NO_SHOW';
    const description = t(isMissed ? 'draft.line.missed' : 'draft.line.session', {
      service: chosen.service.name,
      day: format.shortDate(chosen.startsAt),
    });
    // Nothing is charged for a missed session unless the provider says how much, nor for what an insurer may pay.
    setLines([{ key: 0, description, amount: null }]);
    if (isMissed) return;
    const left = await askForShare(id);
    if (chosenId.current !== id) return;
    setShare(left);
    const amount = proposedMinor(left, chosen.price.amountMinor);
    setLines(([first, ...others]) =>
      first ? [first.amount === null ? { ...first, amount } : first, ...others] : others,
    );
  }

  async function save() {
    if (create.isRunning || update.isRunning) return;
    setTried(true);
    const target = draft
      ? { draft }
      : balance
        ? { body: { appointmentId: balance.claim.appointmentId, claimId: balance.claim.id } }
        : session && { body: { appointmentId: session.id } };
    if (!target || isWrong(problems)) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const body = {
      lines: lines.map(({ description, amount }) => ({
        description: description.trim(),
        amount: { amountMinor: amount ?? 0, currency },
      })),
      dueOn,
    };
    onRunning(true);
    const saving =
      'draft' in target
        ? update.run({ params: { id: target.draft.id }, body: { ...body, version: base.version } })
        : create.run({ body: { ...body, ...target.body } });
    await saving.then(
      (saved) => {
        unsaved.forget();
        toast({ tone: 'success', title: t('done.draft', { number: saved.number }) });
        onDone(saved);
      },
      (failure: unknown) => {
        base.noteRefused(failure);
        // It was refused because something happened meanwhile: the list and the invoice are read again.
        if (
          isApiError(failure, 'INVOICE_EXISTS') ||
          isApiError(failure, 'NOTHING_DUE') ||
          isApiError(failure, 'NOT_A_DRAFT')
        )
          void invalidate(...invoiceReads);
      },
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
        void save();
      }}
    >
      <Stack gap="x3">
        <KeptNotice {...unsaved} onDiscard={() => fill(start)} />
        {known ? (
          <Text role="alert" weight="strong">
            {known}
          </Text>
        ) : (
          Object.keys(refused).length === 0 && <SaveNotice error={error} />
        )}
        <Text measure>{t('draft.lead')}</Text>
        {balance && (
          <Text measure>
            {t('share.lead', { name: balance.claim.client.displayName, amount: format.money(balance.left) })}
          </Text>
        )}
        {!draft && !balance && (
          <Combobox
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
            value={sessionId}
            onChange={(id) => void choose(id)}
            errorMessage={wasTried && !session ? t('draft.session.missing') : undefined}
          />
        )}
        {session && share && <InsuredNotice share={share} name={session.client.displayName} currency={currency} />}
        {lines.map((line, index) => (
          <LineFields
            key={line.key}
            line={line}
            position={index + 1}
            currency={currency}
            problems={wasTried ? problems.lines.get(line.key) : undefined}
            refused={{
              description: refused[`lines.${index}.description`],
              amount: refused[`lines.${index}.amount`] ?? refused[`lines.${index}.amount.amountMinor`],
            }}
            onChange={(next) => changeLines(lines.map((each) => (each.key === next.key ? next : each)))}
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
                  { key: Math.max(...lines.map(({ key }) => key)) + 1, description: '', amount: null },
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
          items={[{ term: t('column.total'), value: format.money({ amountMinor: draftTotal(lines), currency }) }]}
        />
        <DatePicker
          label={t('column.dueOn')}
          isRequired
          value={dueOn}
          onChange={(next) => {
            reset();
            setDueOn(next);
          }}
          min={today}
          today={today}
          errorMessage={
            refused['dueOn'] ?? (wasTried && problems.dueOn ? t(`draft.dueOn.${problems.dueOn}`) : undefined)
          }
        />
      </Stack>
    </form>
  );
}
