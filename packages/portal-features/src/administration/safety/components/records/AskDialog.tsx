import {
  Button,
  Checkbox,
  Combobox,
  Dialog,
  DialogFoot,
  Form,
  Select,
  Stack,
  SubmitButton,
  Text,
  TextArea,
  useToast,
} from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import { recordReason, requestRecordAccess } from '@sakina/platform/contract';
import type { RecordReason, UserId } from '@sakina/platform/contract';
import { useState } from 'react';
import { KeptNotice, useKeptText } from '../../../../shared/form/index.ts';
import { Bulleted, useDebounced } from '../../../../shared/index.ts';
import { RefusedAct } from '../../../shared/index.ts';
import { usePeople } from '../../api/use-people.ts';
import { useAdminSafetyText } from '../../messages/index.ts';

const LEAST = 20;
const MOST = 500;

/** Asks to read a client's record, after saying who decides, who sees it, and what cannot be read. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const t = useAdminSafetyText();
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('ask.title')} isDismissable={false}>
      <AskForm onClose={onClose} />
    </Dialog>
  );
}

function AskForm({ onClose }: { onClose: () => void }) {
  const t = useAdminSafetyText();
  const toast = useToast();
  const request = useAction(requestRecordAccess);
  const [typed, setTyped] = useState('');
  const people = usePeople(useDebounced(typed).trim());
  const items = people.data?.items ?? [];
  const [client, setClient] = useState<{ id: UserId; name: string } | null>(null);
  const [reason, setReason] = useState<RecordReason | null>(null);
  const kept = useKeptText('record-access');
  const { text: words, set: setWords } = kept;
  const [isInDanger, setInDanger] = useState(false);
  const [wasTried, setTried] = useState(false);
  const refused = fieldProblems(request.error);
  const isWaiting = isApiError(request.error, 'REVIEW_OPEN') ? 'REVIEW_OPEN' : null;
  const problems = [
    ...(client ? [] : [{ name: 'client', message: t('ask.client.missing') }]),
    ...(reason ? [] : [{ name: 'reason', message: t('ask.reason.missing') }]),
    ...(words.trim().length >= LEAST ? [] : [{ name: 'words', message: t('ask.words.short', { least: LEAST }) }]),
  ];
  const messageOf = (name: string) =>
    refused[name] ?? (wasTried ? problems.find((problem) => problem.name === name)?.message : undefined);

  async function ask() {
    setTried(true);
    if (!client || !reason || problems.length > 0 || request.isRunning) return;
    await request.run({ body: { clientId: client.id, reason, words: words.trim(), isInDanger } }).then(
      () => {
        kept.clear();
        toast({ tone: 'success', title: t(isInDanger ? 'ask.done.danger' : 'ask.done') });
        onClose();
      },
      () => undefined,
    );
  }

  return (
    <Form onSubmit={ask} errors={wasTried ? problems : []} errorFocus="field" headingLevel={3}>
      <Stack gap="x1">
        <Text weight="strong">{t('ask.effects')}</Text>
        <Bulleted
          items={[t('ask.second'), t('ask.hour'), t('ask.parts'), t('ask.log'), t('ask.review'), t('ask.client.told')]}
        />
      </Stack>
      {isWaiting ? (
        <Text role="alert" weight="strong">
          {t('ask.REVIEW_OPEN')}
        </Text>
      ) : (
        request.error && Object.keys(refused).length === 0 && <RefusedAct error={request.error} />
      )}
      <Combobox
        name="client"
        label={t('ask.client')}
        isRequired
        options={items.map(({ id, displayName, email }) => ({ id, label: displayName, description: email }))}
        onSearch={setTyped}
        loadState={people.error ? 'failed' : people.isLoading ? 'loading' : 'ready'}
        onRetry={people.reload}
        value={client?.id ?? ''}
        {...(client && { valueLabel: client.name })}
        onChange={(id) => {
          request.reset();
          const chosen = items.find((item) => item.id === id);
          setClient(chosen ? { id: chosen.id, name: chosen.displayName } : null);
        }}
        errorMessage={messageOf('client')}
      />
      <Select
        name="reason"
        label={t('ask.reason')}
        isRequired
        options={recordReason.options.map((id) => ({ id, label: t(`reason.${id}`) }))}
        value={reason ?? ''}
        onChange={(id) => setReason(recordReason.options.find((each) => each === id) ?? null)}
        errorMessage={messageOf('reason')}
      />
      <KeptNotice {...kept} onDiscard={kept.clear} />
      <TextArea
        name="words"
        label={t('ask.words')}
        description={t('ask.words.help')}
        isRequired
        rows={3}
        maxLength={MOST}
        value={words}
        onChange={setWords}
        errorMessage={messageOf('words')}
      />
      <Checkbox value={isInDanger} onChange={setInDanger} description={t('ask.danger.help')}>
        {t('ask.danger')}
      </Checkbox>
      <DialogFoot>
        <Button variant="quiet" onPress={onClose}>
          {t('ask.cancel')}
        </Button>
        <SubmitButton>{t('records.ask')}</SubmitButton>
      </DialogFoot>
    </Form>
  );
}
