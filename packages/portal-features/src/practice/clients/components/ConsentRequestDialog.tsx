import { Button, Dialog, Select, Stack, Text, TextField, useToast } from '@sakina/design-system';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import { clientConsentKind, language as languages, requestClientConsent } from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/contract';
import { useAction, useFormat, useUser } from '@sakina/platform/react';
import { useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useConsentText } from '../../../shared/consent-names/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';

export interface ConsentRequestDialogProps {
  /** The client, as their provider sees them. */
  client: Client;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Asks a client to agree to the newest text of one kind, in their language. */
export function ConsentRequestDialog({ client, onClose }: ConsentRequestDialogProps) {
  const t = useClientsText();
  const names = useConsentText();
  const format = useFormat();
  const user = useUser();
  const toast = useToast();
  const formId = useId();
  const request = useAction(requestClientConsent);
  const field = useRef<HTMLInputElement>(null);
  const kindField = useRef<HTMLButtonElement>(null);
  const [kind, setKind] = useState('');
  const [language, setLanguage] = useState<string>(client.language ?? 'en');
  const [recipient, setRecipient] = useState('');
  const [problem, setProblem] = useState<{ kind?: string; recipient?: string }>({});

  const chosenKind = clientConsentKind.options.find((option) => option === kind);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const chosen = chosenKind;
    if (!chosen) {
      setProblem({ kind: t('request.kind.required') });
      kindField.current?.focus();
      return;
    }
    if (chosen === 'RELEASE' && recipient.trim() === '') {
      setProblem({ recipient: t('request.recipient.required') });
      field.current?.focus();
      return;
    }
    try {
      await request.run({
        params: { id: client.id },
        body: {
          kind: chosen,
          language: languages.options.find((tag) => tag === language) ?? 'en',
          recipient: chosen === 'RELEASE' ? recipient.trim() : null,
        },
      });
      toast({ tone: 'success', title: t('request.done', { name: client.displayName }) });
      onClose();
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
      if (refusal.code === 'CONSENT_OPEN') {
        setProblem({ kind: t('request.open') });
        kindField.current?.focus();
      }
      const { recipient: wrong } = fieldProblems(refusal);
      if (wrong) setProblem({ recipient: wrong });
    }
  }
  const error = request.error?.code === 'CONSENT_OPEN' ? undefined : request.error;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('request.title')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="action" form={formId} isPending={request.isRunning}>
            {t('request.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="x2">
          <ErrorNotice error={error} />
          <Text measure>{t('request.lead', { name: client.displayName })}</Text>
          <Select
            ref={kindField}
            label={t('request.kind')}
            isRequired
            options={clientConsentKind.options.map((id) => ({ id, label: names(`kind.${id}`) }))}
            value={kind}
            onChange={(id) => {
              setKind(id);
              setProblem({});
            }}
            errorMessage={problem.kind}
          />
          {kind === 'RELEASE' && (
            <TextField
              ref={field}
              label={t('request.recipient')}
              description={t('request.recipient.help')}
              isRequired
              maxLength={160}
              autoComplete="off"
              value={recipient}
              onChange={(value) => {
                setRecipient(value);
                setProblem({});
              }}
              errorMessage={problem.recipient}
            />
          )}
          {chosenKind && (
            <Stack gap="half">
              <Text size="sm" weight="strong">
                {t('request.preview')}
              </Text>
              <Text size="sm" measure>
                {names(`text.${chosenKind}`, {
                  name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
                  recipient: recipient.trim() || t('request.someone'),
                })}
              </Text>
            </Stack>
          )}
          <Select
            label={t('request.language')}
            isRequired
            options={languages.options.map((id) => ({ id, label: format.language(id) }))}
            value={language}
            onChange={setLanguage}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
