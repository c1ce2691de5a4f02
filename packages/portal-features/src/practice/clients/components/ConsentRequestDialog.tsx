import { Select, Stack, Text, TextField, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import {
  clientConsentKind,
  clientConsentLimits,
  language as languages,
  requestClientConsent,
} from '@sakina/platform/contract';
import type { Client, ClientConsentKind, Language } from '@sakina/platform/contract';
import { useAction, useFormat, useUser } from '@sakina/platform/react';
import { useForm, useWatch } from 'react-hook-form';
import { useConsentText } from '../../../shared/consent-names/index.ts';
import { FormDialog } from '../../../shared/dialogs/index.ts';
import { FormField, KeptNotice, useKeptForm } from '../../../shared/form/index.ts';
import { useClientsText } from '../messages/index.ts';

export interface ConsentRequestDialogProps {
  /** The client, as their provider sees them. */
  client: Client;
  /** Called when it is to close. */
  onClose: () => void;
}

interface Fields {
  kind: ClientConsentKind | null;
  recipient: string;
  language: Language;
}

/** Asks a client to agree to the newest text of one kind, in their language. */
export function ConsentRequestDialog({ client, onClose }: ConsentRequestDialogProps) {
  const t = useClientsText();
  const names = useConsentText();
  const format = useFormat();
  const user = useUser();
  const toast = useToast();
  const request = useAction(requestClientConsent);
  const form = useForm<Fields>({ defaultValues: { kind: null, recipient: '', language: client.language ?? 'en' } });
  const { control } = form;
  const kept = useKeptForm(form, `consent-request:${client.id}`);
  const [chosen, recipient] = useWatch({ control, name: ['kind', 'recipient'] });
  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t('request.title')}
      confirmLabel={t('request.submit')}
      cancelLabel={t('cancel')}
      error={request.error}
      onClose={onClose}
      send={async ({ kind, language, ...fields }) => {
        try {
          return await request.run({
            params: { id: client.id },
            body: { kind, language, recipient: kind === 'RELEASE' ? fields.recipient.trim() : null },
          });
        } catch (refusal) {
          if (!isApiError(refusal, 'CONSENT_OPEN')) throw refusal;
          request.reset();
          form.setError('kind', { message: t('request.open') }, { shouldFocus: true });
          return false;
        }
      }}
      onSent={() => {
        toast({ tone: 'success', title: t('request.done', { name: client.displayName }) });
        onClose();
      }}
    >
      <KeptNotice {...kept} onDiscard={kept.forget} />
      <Text measure>{t('request.lead', { name: client.displayName })}</Text>
      <FormField control={control} name="kind" rules={{ required: t('request.kind.required') }}>
        {(field) => (
          <Select
            {...field}
            label={t('request.kind')}
            isRequired
            options={clientConsentKind.options.map((id) => ({ id, label: names(`kind.${id}`) }))}
            value={field.value ?? ''}
          />
        )}
      </FormField>
      {chosen === 'RELEASE' && (
        <FormField
          control={control}
          name="recipient"
          rules={{ validate: (typed) => typed.trim() !== '' || t('request.recipient.required') }}
        >
          {(field) => (
            <TextField
              {...field}
              label={t('request.recipient')}
              description={t('request.recipient.help')}
              isRequired
              maxLength={clientConsentLimits.recipient}
              autoComplete="off"
            />
          )}
        </FormField>
      )}
      {chosen && (
        <Stack gap="half">
          <Text size="sm" weight="strong">
            {t('request.preview')}
          </Text>
          <Text size="sm" measure>
            {names(`text.${chosen}`, {
              name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
              recipient: recipient.trim() || t('request.someone'),
            })}
          </Text>
        </Stack>
      )}
      <FormField control={control} name="language">
        {(field) => (
          <Select
            {...field}
            label={t('request.language')}
            isRequired
            options={languages.options.map((id) => ({ id, label: format.language(id) }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
