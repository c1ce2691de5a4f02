import { Checkbox, Combobox, Select, useToast } from '@sakina/design-system';
import { useAction, useOperation } from '@sakina/platform/react';
import { listAdminUsers, recordReason, requestRecordAccess } from '@sakina/platform/contract';
import type { AdminUser, RecordReason } from '@sakina/platform/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Effects, FormDialog, useKeptReason } from '../../../../shared/dialogs/index.ts';
import { FormField } from '../../../../shared/form/index.ts';
import { useDebounced } from '../../../../shared/index.ts';
import { useAdminText } from '../../../shared/index.ts';
import { useAdminSafetyText } from '../../messages/index.ts';
import { AskProblem } from '../AskProblem.tsx';
import { RecordWordsField } from '../RecordWordsField.tsx';

interface Fields {
  clientId: Pick<AdminUser, 'id' | 'displayName'> | null;
  reason: RecordReason | null;
  words: string;
  isInDanger: boolean;
}

/** Asks to read a client's record, after saying who decides, who sees it, and what cannot be read. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const t = useAdminSafetyText();
  const adminText = useAdminText();
  const toast = useToast();
  const request = useAction(requestRecordAccess);
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed).trim().slice(0, 100);
  const people = useOperation(listAdminUsers, { query: { limit: 20, ...(q !== '' && { q }) } }, { keepPrevious: true });
  const items = people.data?.items ?? [];
  const form = useForm<Fields>({ defaultValues: { clientId: null, reason: null, words: '', isInDanger: false } });
  const { control } = form;
  const kept = useKeptReason(form, 'words', 'record-access');
  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t('ask.title')}
      confirmLabel={t('records.ask')}
      cancelLabel={adminText('cancel')}
      error={request.error}
      problem={request.error && <AskProblem error={request.error} />}
      onClose={onClose}
      send={({ clientId, words, ...fields }) =>
        request.run({ body: { ...fields, clientId: clientId.id, words: words.trim() } })
      }
      onSent={(_grant, { isInDanger }) => {
        toast({ tone: 'success', title: t(isInDanger ? 'ask.done.danger' : 'ask.done') });
        onClose();
      }}
    >
      <Effects
        title={adminText('effects')}
        items={[t('ask.second'), t('ask.hour'), t('ask.parts'), t('ask.log'), t('ask.review'), t('ask.client.told')]}
      />
      <FormField control={control} name="clientId" rules={{ required: t('ask.client.missing') }}>
        {(field) => (
          <Combobox
            {...field}
            label={t('ask.client')}
            isRequired
            options={items.map(({ id, displayName, email }) => ({ id, label: displayName, description: email }))}
            onSearch={setTyped}
            loadState={people.error ? 'failed' : people.isLoading ? 'loading' : 'ready'}
            onRetry={people.reload}
            value={field.value?.id ?? ''}
            {...(field.value && { valueLabel: field.value.displayName })}
            onChange={(id) => {
              // Another client is another request: the refusal of the last one no longer applies.
              request.reset();
              field.onChange(items.find((item) => item.id === id) ?? null);
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="reason" rules={{ required: t('ask.reason.missing') }}>
        {(field) => (
          <Select
            {...field}
            label={t('ask.reason')}
            isRequired
            options={recordReason.options.map((id) => ({ id, label: t(`reason.${id}`) }))}
            value={field.value ?? ''}
          />
        )}
      </FormField>
      <RecordWordsField form={form} name="words" kept={kept} />
      <FormField control={control} name="isInDanger">
        {(field) => (
          <Checkbox {...field} description={t('ask.danger.help')}>
            {t('ask.danger')}
          </Checkbox>
        )}
      </FormField>
    </FormDialog>
  );
}
