import { Banner, Button, DialogFoot, Form, Select, Stack, SubmitButton, Text, TextArea } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { chosenCancellationCode } from '@sakina/platform/contract';
import type { CancellationReason, CancelSet } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCancellationReason } from '../../../shared/cancellation/index.ts';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { Bulleted, ErrorNotice } from '../../../shared/index.ts';
import { usePlaceTime } from '../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';

export interface CancelFormProps {
  /** The sessions that end. */
  items: CancelSet['items'];
  /** What comes before them: which sessions to take, or which of the chosen ones stay. */
  choice?: ReactNode;
  /** Whether other sessions are on their way. */
  isLooking: boolean;
  /** Looks at the sessions once more, after they have changed. */
  onLook: () => void;
  /** Why the last attempt failed. */
  error: unknown;
  /** Sends it; false where that failed. */
  onSend: (reason: CancellationReason) => Promise<boolean>;
  /** Called when it is to close. */
  onClose: () => void;
}

/** The exact sessions that end, what goes back to whom and who is told; then the reason. */
export function CancelForm({ items, choice, isLooking, onLook, error, onSend, onClose }: CancelFormProps) {
  const t = useAdminSessionsText();
  const reasonOf = useCancellationReason();
  const format = useFormat();
  const moment = usePlaceTime();
  const [code, setCode] = useState('');
  const kept = useKeptText(`sessions-cancel:${items.map(({ id }) => id).join(',')}`);
  const { text: words, set: setWords } = kept;
  const [isChecked, setChecked] = useState(false);
  const message = isChecked && code === '' ? t('cancel.reason.missing') : undefined;
  const isChanged = isApiError(error, 'SELECTION_CHANGED');
  const isGone = isApiError(error, 'NOT_CANCELLABLE');

  async function send() {
    setChecked(true);
    if (code === '') return;
    if (await onSend({ code: code as CancellationReason['code'], text: words.trim() || null })) kept.clear();
  }
  return (
    <Form onSubmit={send} errors={message ? [{ name: 'reason', message }] : []} errorFocus="field" headingLevel={3}>
      {choice}
      <Stack gap="x1" aria-busy={isLooking}>
        <Text weight="strong">{t('cancel.set', { count: items.length })}</Text>
        <Bulleted
          items={items.map(({ startsAt, clientName, providerName, refund }) =>
            refund === null
              ? t('cancel.item', { when: moment(startsAt), client: clientName, provider: providerName })
              : t('cancel.item.refund', {
                  when: moment(startsAt),
                  client: clientName,
                  provider: providerName,
                  amount: format.money(refund),
                }),
          )}
        />
        <Text weight="strong">{t('cancel.effects')}</Text>
        <Bulleted
          items={[t('cancel.effect.free'), t('cancel.effect.told'), t('cancel.effect.slot'), t('cancel.effect.final')]}
        />
      </Stack>
      {isChanged || isGone ? (
        <Banner
          tone="warning"
          urgency="assertive"
          title={t(isChanged ? 'cancel.changed' : 'cancel.gone')}
          actions={
            isChanged && (
              <Button size="small" variant="secondary" onPress={onLook}>
                {t('cancel.again')}
              </Button>
            )
          }
        >
          {t(isChanged ? 'cancel.changed.body' : 'cancel.gone.body')}
        </Banner>
      ) : (
        error !== undefined && <ErrorNotice error={error} />
      )}
      <Select
        label={t('cancel.reason')}
        name="reason"
        isRequired
        options={chosenCancellationCode.options.map((id) => ({ id, label: reasonOf(id) }))}
        value={code}
        onChange={setCode}
        errorMessage={message}
      />
      <KeptNotice {...kept} onDiscard={kept.clear} />
      <TextArea
        label={t('cancel.words')}
        description={t('cancel.words.help')}
        name="words"
        rows={2}
        maxLength={500}
        value={words}
        onChange={setWords}
      />
      <DialogFoot>
        <Button variant="quiet" onPress={onClose}>
          {t('cancel.keep')}
        </Button>
        <SubmitButton variant="danger" isDisabled={isLooking}>
          {t('cancel.confirm', { count: items.length })}
        </SubmitButton>
      </DialogFoot>
    </Form>
  );
}
