import { Button, Dialog, MoneyField, Select, Stack, Text, TextArea, useToast } from '@sakina/design-system';
import { fieldProblems } from '@sakina/platform/client';
import { writeOffClaim, writeOffReason } from '@sakina/platform/contract';
import type { ClaimStatusReport, WriteOffReason } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useId, useRef, useState } from 'react';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { writeOffProblem } from '../model/settlement.ts';
import { useClaimRefusal } from './use-claim-refusal.ts';
import { WriteOffEffects } from './WriteOffEffects.tsx';

export interface WriteOffDialogProps {
  isOpen: boolean;
  report: ClaimStatusReport;
  /** What can be written off at most, in minor units. */
  openMinor: number;
  onClose: () => void;
  /** Called when it was written off. */
  onDone: () => void;
}

/** Characters that the words may have. */
const LONGEST = 500;

/**
 * Gives up what an insurer denied: how much, for which reason, and in words; what both tracks become stands there
 * before (CLOUD-521).
 */
export function WriteOffDialog({ isOpen, report, openMinor, onClose, onDone }: WriteOffDialogProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const toast = useToast();
  const formId = useId();
  const write = useAction(writeOffClaim);
  const refusal = useClaimRefusal(write.error);
  const amountField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLButtonElement>(null);
  const wordsField = useRef<HTMLTextAreaElement>(null);
  const [amount, setAmount] = useState<number | null>(openMinor);
  const [reason, setReason] = useState<WriteOffReason | null>(null);
  const kept = useKeptText(`claim-write-off:${report.claimId}`);
  const { text: words, set: setWords } = kept;
  const [wasTried, setTried] = useState(false);
  const currency = report.insurerOpen?.currency ?? 'USD';
  const money = (amountMinor: number) => format.money({ amountMinor, currency });
  const problem = writeOffProblem(amount, openMinor);
  const said = words.trim();
  const wordsProblem = said === '' ? 'missing' : said.length > LONGEST ? 'tooLong' : null;
  const refused = fieldProblems(write.error);
  const isAtField = refused['amount'] !== undefined || refused['words'] !== undefined;

  function close() {
    refusal.refresh();
    onClose();
  }

  async function send() {
    if (write.isRunning) return;
    setTried(true);
    if (problem || amount === null) return amountField.current?.focus();
    if (reason === null) return reasonField.current?.focus();
    if (wordsProblem) return wordsField.current?.focus();
    const body = { amount: { amountMinor: amount, currency }, reason, words: said };
    await write.run({ params: { id: report.claimId }, body }).then(
      () => {
        kept.clear();
        toast({ tone: 'success', title: t('writeOff.done', { amount: money(amount) }) });
        onDone();
      },
      (error: unknown) => (fieldProblems(error)['words'] ? wordsField : amountField).current?.focus(),
    );
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      isDismissable={false}
      title={t('writeOff.title')}
      actions={
        <>
          <Button variant="secondary" onPress={close}>
            {t('later')}
          </Button>
          <Button variant="danger" type="submit" form={formId} isPending={write.isRunning}>
            {problem || amount === null ? t('writeOff.send') : t('writeOff.sendAmount', { amount: money(amount) })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="x3">
          {refusal.words === undefined ? (
            !isAtField && <ErrorNotice error={write.error} />
          ) : (
            <Text role="alert" weight="strong">
              {refusal.words}
            </Text>
          )}
          <MoneyField
            ref={amountField}
            label={t('writeOff.amount')}
            description={t('writeOff.amount.help', { left: money(openMinor) })}
            currency={currency}
            value={amount}
            onChange={(minor) => {
              write.reset();
              setAmount(minor);
            }}
            isRequired
            errorMessage={
              refused['amount'] ??
              (problem === 'tooMuch' || (problem && wasTried)
                ? t(`writeOff.amount.${problem}`, { left: money(openMinor) })
                : undefined)
            }
          />
          <Select
            ref={reasonField}
            label={t('writeOff.reason')}
            options={writeOffReason.options.map((id) => ({ id, label: t(`writeOff.reason.${id}`) }))}
            value={reason ?? ''}
            onChange={(id) => setReason(writeOffReason.options.find((each) => each === id) ?? null)}
            isRequired
            errorMessage={wasTried && reason === null ? t('writeOff.reason.missing') : undefined}
          />
          <KeptNotice {...kept} onDiscard={kept.clear} />
          <TextArea
            ref={wordsField}
            label={t('writeOff.words')}
            description={t('writeOff.words.help')}
            value={words}
            onChange={setWords}
            rows={2}
            maxLength={LONGEST}
            isRequired
            errorMessage={
              refused['words'] ?? (wasTried && wordsProblem ? t(`writeOff.words.${wordsProblem}`) : undefined)
            }
          />
          {!problem && amount !== null && <WriteOffEffects report={report} left={openMinor - amount} />}
        </Stack>
      </form>
    </Dialog>
  );
}
