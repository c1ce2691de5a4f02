import { Button, Inline } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { Referral } from '@sakina/platform/contract';
import { useState } from 'react';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { DeclineReferral } from './DeclineReferral.tsx';
import { useReferralText } from './messages/index.ts';
import { useReplyToReferral } from './use-reply-to-referral.ts';

export interface ReferralReplyProps {
  /** The referral that it is about. */
  referral: Referral;
  /** Called once it is answered and the lists have been read again. */
  onDone: () => void;
}

/** Accepts a referral at a press, or asks why it is declined. */
export function ReferralReply({ referral: { id, client, from }, onDone }: ReferralReplyProps) {
  const t = useReferralText();
  const names = { client: client.displayName, from: from.displayName };
  const { reply, isRunning, error } = useReplyToReferral(id, names);
  const [isDeclining, setDeclining] = useState(false);

  async function accept() {
    try {
      await reply(true, null);
    } catch (refusal) {
      // Told of beside the buttons.
      if (!isApiError(refusal)) throw refusal;
      return;
    }
    onDone();
  }
  return (
    <>
      <ErrorNotice error={error} />
      <Inline gap="x1">
        <Button
          size="small"
          variant="secondary"
          isPending={isRunning}
          aria-label={t('reply.accept.of', names)}
          onPress={() => void accept()}
        >
          {t('reply.accept')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          isDisabled={isRunning}
          aria-label={t('reply.decline.of', names)}
          onPress={() => setDeclining(true)}
        >
          {t('reply.decline')}
        </Button>
      </Inline>
      {isDeclining && (
        <DeclineReferral
          id={id}
          names={names}
          onClose={(isDone) => {
            setDeclining(false);
            if (isDone) onDone();
          }}
        />
      )}
    </>
  );
}
