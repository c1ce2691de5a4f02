import { Button, Dialog, Select, Stack, Text, TextArea, useToast } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { fieldProblems } from '@sakina/platform/client';
import { voidClaim, voidReason } from '@sakina/platform/contract';
import type { Claim, ClaimStatusReport, VoidReason } from '@sakina/platform/contract';
import { useId, useRef, useState } from 'react';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { useClaimRefusal } from './use-claim-refusal.ts';
import { VoidEffects } from './VoidEffects.tsx';

export interface VoidDialogProps {
  isOpen: boolean;
  claim: Claim;
  report: ClaimStatusReport;
  onClose: () => void;
  /** Called when it was taken back. */
  onDone: () => void;
}

/** Characters that the words may have. */
const LONGEST = 500;

/** Takes a claim back for a reason and in words; what becomes of money and session stands there before (CLOUD-526). */
export function VoidDialog({ isOpen, claim, report, onClose, onDone }: VoidDialogProps) {
  const t = useInsuranceText();
  const toast = useToast();
  const formId = useId();
  const take = useAction(voidClaim);
  const refusal = useClaimRefusal(take.error);
  const reasonField = useRef<HTMLButtonElement>(null);
  const wordsField = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState<VoidReason | null>(null);
  const kept = useKeptText(`claim-void:${claim.id}`);
  const { text: words, set: setWords } = kept;
  const [wasTried, setTried] = useState(false);
  // The effects that were read are those of this moment: what changes behind the dialog must not change what is sent.
  const [seen] = useState(report);
  const payer = t(`payer.${claim.insurer}`);
  const said = words.trim();
  const wordsProblem = said === '' ? 'missing' : said.length > LONGEST ? 'tooLong' : null;
  const refused = fieldProblems(take.error)['words'];

  function close() {
    refusal.refresh();
    onClose();
  }

  async function send() {
    if (take.isRunning) return;
    setTried(true);
    if (reason === null) return reasonField.current?.focus();
    if (wordsProblem) return wordsField.current?.focus();
    const body = { reason, words: said, seenStatus: seen.status };
    await take.run({ params: { id: claim.id }, body }).then(
      () => {
        kept.clear();
        toast({ tone: 'success', title: t('void.done', { payer }) });
        onDone();
      },
      () => wordsField.current?.focus(),
    );
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      isDismissable={false}
      title={t('void.title', { payer })}
      actions={
        <>
          <Button variant="secondary" onPress={close}>
            {t('later')}
          </Button>
          <Button variant="danger" type="submit" form={formId} isPending={take.isRunning}>
            {t('void.send')}
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
            refused === undefined && <ErrorNotice error={take.error} />
          ) : (
            <Text role="alert" weight="strong">
              {refusal.words}
            </Text>
          )}
          <Select
            ref={reasonField}
            label={t('void.reason')}
            options={voidReason.options.map((id) => ({ id, label: t(`void.reason.${id}`) }))}
            value={reason ?? ''}
            onChange={(id) => setReason(voidReason.options.find((each) => each === id) ?? null)}
            isRequired
            errorMessage={wasTried && reason === null ? t('void.reason.missing') : undefined}
          />
          <KeptNotice {...kept} onDiscard={kept.clear} />
          <TextArea
            ref={wordsField}
            label={t('void.words')}
            description={t('void.words.help', { payer })}
            value={words}
            onChange={setWords}
            rows={2}
            maxLength={LONGEST}
            isRequired
            errorMessage={refused ?? (wasTried && wordsProblem ? t(`void.words.${wordsProblem}`) : undefined)}
          />
          <VoidEffects report={seen} payer={payer} />
        </Stack>
      </form>
    </Dialog>
  );
}
