import {
  Form,
  FormActions,
  Grid,
  Stack,
  SubmitButton,
  Text,
  TextArea,
  TextField,
  useToast,
} from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { createInvitation, emailAddress, invitationLimits, safeParse } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormField, KeptNotice, RefusalNotice, useKeptForm, useSubmit } from '../../../shared/form/index.ts';
import { useClientsText } from '../messages/index.ts';

/** Invites someone by email; an address that is wrong or invited already is said at its field. */
export function InvitationForm() {
  const t = useClientsText();
  const toast = useToast();
  const invite = useAction(createInvitation);
  const form = useForm({ defaultValues: { email: '', recipientName: '', message: '' } });
  const { control, setFocus } = form;
  const [sent, setSent] = useState(0);
  const kept = useKeptForm(form, 'client-invitation');
  const submit = useSubmit(form, {
    kept,
    send: async ({ email, recipientName, message }) => {
      try {
        return await invite.run({
          body: { email: email.trim(), recipientName: recipientName.trim() || null, message: message.trim() || null },
        });
      } catch (refusal) {
        if (!isApiError(refusal, 'ALREADY_INVITED')) throw refusal;
        invite.reset();
        form.setError('email', { message: t('invite.email.taken') }, { shouldFocus: true });
        return false;
      }
    },
    onSent: (_invitation, { email }) => {
      toast({ tone: 'success', title: t('invite.done', { email: email.trim() }), description: t('invite.done.body') });
      setSent((count) => count + 1);
    },
  });
  // The next address is typed at once. A form that was emptied has its fields again only once it is drawn.
  useEffect(() => {
    if (sent > 0) setFocus('email');
  }, [sent, setFocus]);
  function emailProblem(typed: string) {
    if (typed.trim() === '') return t('invite.email.required');
    return safeParse(emailAddress, typed.trim()).success || t('invite.email.malformed');
  }
  return (
    <Form onSubmit={submit} aria-label={t('invite')}>
      <Stack gap="x2" align="stretch">
        <Text measure>{t('invite.lead')}</Text>
        <KeptNotice {...kept} onDiscard={kept.forget} />
        <RefusalNotice form={form} error={invite.error} />
        <Grid min="sm" gap="x2">
          <FormField control={control} name="email" rules={{ validate: emailProblem }}>
            {(field) => (
              <TextField
                {...field}
                type="email"
                label={t('invite.email')}
                isRequired
                maxLength={invitationLimits.email}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField control={control} name="recipientName">
            {(field) => (
              <TextField
                {...field}
                label={t('invite.name')}
                maxLength={invitationLimits.recipientName}
                autoComplete="off"
              />
            )}
          </FormField>
        </Grid>
        <FormField control={control} name="message">
          {(field) => <TextArea {...field} label={t('invite.message')} rows={2} maxLength={invitationLimits.message} />}
        </FormField>
        <FormActions>
          <SubmitButton>{t('invite.submit')}</SubmitButton>
        </FormActions>
      </Stack>
    </Form>
  );
}
