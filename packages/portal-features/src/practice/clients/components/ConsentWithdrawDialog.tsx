import { Button, Dialog, Stack, Text, TextArea, useToast } from '@sakina/design-system';
import { withdrawClientConsent } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { ClientConsent } from '@sakina/platform/contract';
import { useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { isApiError } from '@sakina/platform/client';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { useConsentName } from '../../../shared/consent-names/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';

export interface ConsentWithdrawDialogProps {
  consent: ClientConsent;
  /** The client's name. */
  name: string;
  onClose: () => void;
  /** Called once it is taken back. */
  onDone: () => void;
}

/** Says what stops from now on before a consent is taken back, and asks how the client said so. */
export function ConsentWithdrawDialog({ consent, name, onClose, onDone }: ConsentWithdrawDialogProps) {
  const t = useClientsText();
  const toast = useToast();
  const formId = useId();
  const withdraw = useAction(withdrawClientConsent);
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = useKeptText(`consent-withdraw:${consent.id}`);
  const { text: notes, set: setNotes } = kept;
  const [problem, setProblem] = useState<string>();
  const kind = useConsentName()(consent);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (notes.trim() === '') {
      setProblem(t('withdraw.notes.required'));
      field.current?.focus();
      return;
    }
    try {
      await withdraw.run({ params: { id: consent.id }, body: { notes: notes.trim() } });
      kept.clear();
      toast({ tone: 'success', title: t('withdraw.done', { kind }) });
      onDone();
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('withdraw.title', { kind })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isPending={withdraw.isRunning}>
            {t(`consent.withdraw.${consent.status === 'REQUESTED' ? 'REQUESTED' : 'GIVEN'}`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="x2">
          <ErrorNotice error={withdraw.error} />
          <Text measure>
            {t(consent.status === 'REQUESTED' ? 'withdraw.effect.request' : `withdraw.effect.${consent.kind}`, {
              name,
            })}
          </Text>
          <KeptNotice {...kept} onDiscard={kept.clear} />
          <TextArea
            ref={field}
            label={t('withdraw.notes')}
            description={t('withdraw.notes.help')}
            isRequired
            rows={3}
            maxLength={500}
            value={notes}
            onChange={(value) => {
              setNotes(value);
              setProblem(undefined);
            }}
            errorMessage={problem}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
