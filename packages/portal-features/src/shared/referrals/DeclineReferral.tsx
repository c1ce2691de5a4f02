import { Button, Dialog, Stack, Text, TextArea } from '@sakina/design-system';
import type { ReferralId } from '@sakina/platform/contract';
import { useId } from 'react';
import type { SyntheticEvent } from 'react';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { KeptNotice, useKeptText } from '../form/index.ts';
import { useReferralText } from './messages/index.ts';
import { useReplyToReferral } from './use-reply-to-referral.ts';

const LONGEST = 500;

export interface DeclineReferralProps {
  id: ReferralId;
  /** Who is referred, and by whom. */
  names: { client: string; from: string };
  onClose: (isDone: boolean) => void;
}

/** Declines a referral, with a reason for the client and for the provider who referred them. */
export function DeclineReferral({ id, names, onClose }: DeclineReferralProps) {
  const t = useReferralText();
  const formId = useId();
  const { reply, isRunning, error } = useReplyToReferral(id, names);
  const kept = useKeptText(`referral-reply:${id}`);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const reason = kept.text.trim();
    // A failure is told of above the field, which keeps what was typed.
    if (!(await reply(false, reason === '' ? null : reason))) return;
    kept.clear();
    onClose(true);
  }
  return (
    <Dialog
      isOpen
      onOpenChange={() => onClose(false)}
      isDismissable={false}
      title={t('decline.title', names)}
      actions={
        <>
          <Button variant="secondary" onPress={() => onClose(false)}>
            {t('refer.cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={isRunning}>
            {t('decline.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="x2">
          <KeptNotice {...kept} onDiscard={kept.clear} />
          <ErrorNotice error={error} />
          <Text measure>{t('decline.lead', names)}</Text>
          <TextArea
            label={t('decline.reason')}
            description={t('decline.reason.help', names)}
            rows={3}
            maxLength={LONGEST}
            value={kept.text}
            onChange={kept.set}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
