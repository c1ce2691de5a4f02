import { Button, Dialog, Stack, Text, TextArea, useToast } from '@sakina/design-system';
import { appealClaim } from '@sakina/platform/contract';
import { fieldProblems } from '@sakina/platform/client';
import type { Claim } from '@sakina/platform/contract';
import { APPEAL_ANSWER_DAYS } from '@sakina/platform/domain';
import { addDays } from '@sakina/platform/format';
import { useAction, useFormat } from '@sakina/platform/react';
import { useId, useRef, useState } from 'react';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { Bulleted, ErrorNotice } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { DaysLeft } from './DaysLeft.tsx';
import { useClaimRefusal } from './use-claim-refusal.ts';
import { useDay } from './use-day.ts';
import { useToday } from './use-today.ts';

export interface AppealDialogProps {
  isOpen: boolean;
  claim: Claim;
  /** The last day to appeal, `YYYY-MM-DD`. */
  until: string;
  onClose: () => void;
  /** Called when it was sent. */
  onDone: () => void;
}

/** Characters that a reason may have. */
const LONGEST = 2000;

/** Objects to a denial in words, with the last day for it and what comes of it said before (CLOUD-520). */
export function AppealDialog({ isOpen, claim, until, onClose, onDone }: AppealDialogProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const day = useDay();
  const toast = useToast();
  const formId = useId();
  const appeal = useAction(appealClaim);
  const refusal = useClaimRefusal(appeal.error);
  const field = useRef<HTMLTextAreaElement>(null);
  const due = addDays(useToday(), APPEAL_ANSWER_DAYS);
  const kept = useKeptText(`claim-appeal:${claim.id}`);
  const { text: reason, set: setReason } = kept;
  const [wasTried, setTried] = useState(false);
  const payer = t(`payer.${claim.insurer}`);
  const words = reason.trim();
  const problem = words === '' ? 'missing' : words.length > LONGEST ? 'tooLong' : null;
  const refused = fieldProblems(appeal.error)['reason'];

  function close() {
    refusal.refresh();
    onClose();
  }

  async function send() {
    if (appeal.isRunning) return;
    setTried(true);
    if (problem) return field.current?.focus();
    await appeal.run({ params: { id: claim.id }, body: { reason: words } }).then(
      (report) => {
        const answerBy = report.appeal?.answerDueOn ?? due;
        kept.clear();
        toast({ tone: 'success', title: t('appeal.done', { payer, day: day(answerBy) }) });
        onDone();
      },
      () => field.current?.focus(),
    );
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      isDismissable={false}
      title={t('appeal.title', { payer })}
      actions={
        <>
          <Button variant="secondary" onPress={close}>
            {t('later')}
          </Button>
          <Button type="submit" variant="action" form={formId} isPending={appeal.isRunning}>
            {t('appeal.send')}
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
            refused === undefined && <ErrorNotice error={appeal.error} />
          ) : (
            <Text role="alert" weight="strong">
              {refusal.words}
            </Text>
          )}
          <DaysLeft what="appeal" until={until} />
          <KeptNotice {...kept} onDiscard={kept.clear} />
          <TextArea
            ref={field}
            label={t('appeal.reason')}
            description={t('appeal.reason.help', { payer })}
            value={reason}
            onChange={setReason}
            maxLength={LONGEST}
            isRequired
            errorMessage={refused ?? (wasTried && problem ? t(`appeal.reason.${problem}`) : undefined)}
          />
          <Stack as="section" gap="x1" aria-label={t('effects')}>
            <Text weight="strong">{t('effects')}</Text>
            <Bulleted
              items={[
                t('appeal.effect.sent', { payer }),
                t('appeal.effect.insurer', {
                  amount: format.money(claim.adjudication?.denied ?? claim.charge),
                  due: day(due),
                }),
                t('appeal.effect.client'),
              ]}
            />
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
