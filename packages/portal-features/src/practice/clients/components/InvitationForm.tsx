import { Button, Grid, Stack, Text, TextArea, TextField, useToast } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import { createInvitation, emailAddress, safeParse } from '@sakina/platform/contract';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { KeptNotice, readKeptForm, useKept } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';

const NOTHING = { email: '', name: '', message: '' };
const keptForm = {
  start: NOTHING,
  isBlank: (values: typeof NOTHING) => Object.values(values).every((text) => text.trim() === ''),
  read: (kept: unknown) => readKeptForm(kept, NOTHING),
};

/** Invites someone by email; an address that is wrong or invited already is said at its field. */
export function InvitationForm() {
  const t = useClientsText();
  const toast = useToast();
  const invite = useAction(createInvitation);
  const field = useRef<HTMLInputElement>(null);
  const kept = useKept('client-invitation', keptForm);
  const { value: values, set: setValues } = kept;
  const [problem, setProblem] = useState<string>();

  function wrong(words: string) {
    setProblem(words);
    field.current?.focus();
  }
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const email = values.email.trim();
    if (email === '') return wrong(t('invite.email.required'));
    if (!safeParse(emailAddress, email).success) return wrong(t('invite.email.malformed'));
    setProblem(undefined);
    try {
      await invite.run({
        body: { email, recipientName: values.name.trim() || null, message: values.message.trim() || null },
      });
      kept.clear();
      toast({ tone: 'success', title: t('invite.done', { email }), description: t('invite.done.body') });
      field.current?.focus();
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
      if (refusal.code === 'ALREADY_INVITED') wrong(t('invite.email.taken'));
      else if (fieldProblems(refusal)['email']) wrong(t('invite.email.malformed'));
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('invite')}>
      <Stack gap="x2" align="stretch">
        <Text measure>{t('invite.lead')}</Text>
        <KeptNotice {...kept} onDiscard={kept.clear} />
        <ErrorNotice error={problem === undefined ? invite.error : undefined} />
        <Grid min="sm" gap="x2">
          <TextField
            ref={field}
            type="email"
            label={t('invite.email')}
            isRequired
            maxLength={254}
            autoComplete="off"
            value={values.email}
            onChange={(email) => {
              setValues({ ...values, email });
              setProblem(undefined);
            }}
            errorMessage={problem}
          />
          <TextField
            label={t('invite.name')}
            maxLength={120}
            autoComplete="off"
            value={values.name}
            onChange={(name) => setValues({ ...values, name })}
          />
        </Grid>
        <TextArea
          label={t('invite.message')}
          rows={2}
          maxLength={1000}
          value={values.message}
          onChange={(message) => setValues({ ...values, message })}
        />
        <div>
          <Button type="submit" isPending={invite.isRunning}>
            {t('invite.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
