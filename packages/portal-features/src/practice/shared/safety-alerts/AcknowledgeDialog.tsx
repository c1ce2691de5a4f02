import { Button, Dialog, Stack, TextArea } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { acknowledgeSafetyAlert, listSafetyAlerts } from '@sakina/platform/contract';
import type { SafetyAlert } from '@sakina/platform/contract';
import { useAction, useInvalidate } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import { ErrorNotice } from '../../../shared/ErrorNotice.tsx';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { useSafetyAlertText } from './messages/index.ts';

const LONGEST = 2000;

export interface AcknowledgeDialogProps {
  alert: SafetyAlert;
  /** Called when it closes; with what is to be said where the alert is closed by now. */
  onClose: (said?: string) => void;
}

/** Asks what was done for a client who told of danger; nothing closes an alert but these words. */
export function AcknowledgeDialog({ alert, onClose }: AcknowledgeDialogProps) {
  const t = useSafetyAlertText();
  const invalidate = useInvalidate();
  const { run, isRunning, error } = useAction(acknowledgeSafetyAlert);
  const kept = useKeptText(`safety-alert:${alert.id}`);
  const [wasTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const name = alert.client.displayName;
  const words = kept.text.trim();
  const problem = words === '' ? t('dialog.missing') : words.length > LONGEST ? t('dialog.tooLong') : undefined;

  async function submit() {
    setTried(true);
    if (problem !== undefined) {
      field.current?.focus();
      return;
    }
    try {
      await run({ params: { id: alert.id }, body: { notes: words } });
      kept.clear();
      onClose(t('done'));
    } catch (failure) {
      // Any other is shown from `error`, above the field that keeps what was typed.
      if (!isApiError(failure, 'ALERT_ACKNOWLEDGED')) return;
      await invalidate(listSafetyAlerts);
      const { byName } = (failure.details ?? {}) as { byName?: string };
      onClose(t('already', { name: byName ?? '' }));
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={() => onClose()}
      isDismissable={false}
      title={t('dialog.title', { name })}
      actions={
        <>
          <Button variant="secondary" onPress={() => onClose()}>
            {t('dialog.cancel')}
          </Button>
          <Button isPending={isRunning} onPress={() => void submit()}>
            {t('dialog.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        <KeptNotice {...kept} onDiscard={kept.clear} />
        <ErrorNotice error={error} />
        <TextArea
          ref={field}
          name="notes"
          label={t('dialog.label')}
          description={t('dialog.help')}
          isRequired
          rows={4}
          value={kept.text}
          onChange={kept.set}
          errorMessage={wasTried ? problem : undefined}
        />
      </Stack>
    </Dialog>
  );
}
