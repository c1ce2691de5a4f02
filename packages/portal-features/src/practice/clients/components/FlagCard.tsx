import { Form, Inline, Link, Stack, Status, SubmitButton, Text, useToast } from '@sakina/design-system';
import { acknowledgeFlag, flagNotesLength } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Client, Measure } from '@sakina/platform/contract';
import { dial } from '@sakina/platform/domain';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { RefusalNotice, useSubmit } from '../../../shared/form/index.ts';
import { useClientsText } from '../messages/index.ts';
import { entryStyle, flagStyle } from './ClientsDesk.styles.ts';
import { ReachFacts } from './ReachFacts.tsx';
import { SafetyPlanPart } from './SafetyPlanPart.tsx';
import { useMoment } from './use-moment.ts';

export interface FlagCardProps {
  /** The client, as their provider sees them. */
  client: Client;
  /** A questionnaire with an answer about self-harm. */
  measure: Measure;
  /** Called once it is acknowledged; the form is gone then. */
  onDone: () => void;
}

const Open = styled.div`${flagStyle}`;
const Seen = styled.div`${entryStyle}`;

/** An answer about self-harm: who, when, how to reach them, and what was done about it (CARE-2). */
export function FlagCard({ client, measure, onDone }: FlagCardProps) {
  const t = useClientsText();
  const moment = useMoment();
  const { flag } = measure;
  if (!flag) return null;
  const answer = t(`flag.answer.${flag.answer}` as 'flag.answer.1');
  const { acknowledgement } = flag;
  if (acknowledgement)
    return (
      <Seen>
        <Status tone="success" detail={t('flag.raised', { moment: moment(flag.raisedAt), answer })}>
          {t('flag.seen', { name: acknowledgement.byName, moment: moment(acknowledgement.at) })}
        </Status>
        <Text as="p" measure dir="auto">
          {acknowledgement.notes}
        </Text>
      </Seen>
    );
  return (
    <Open>
      <Status tone="danger" detail={t('flag.raised', { moment: moment(flag.raisedAt), answer })}>
        {t('flag.open', { name: client.displayName })}
      </Status>
      <ReachFacts client={client} />
      <Inline gap="x2">
        {client.emergencyContact && (
          <Link variant="standalone" href={dial(client.emergencyContact.phone)}>
            {t('flag.contact', {
              name: client.emergencyContact.name,
              relationship: client.emergencyContact.relationship,
              phone: client.emergencyContact.phone,
            })}
          </Link>
        )}
      </Inline>
      <SafetyPlanPart clientId={client.id} />
      <Acknowledge measure={measure} onDone={onDone} />
    </Open>
  );
}

function Acknowledge({ measure, onDone }: Pick<FlagCardProps, 'measure' | 'onDone'>) {
  const t = useClientsText();
  const toast = useToast();
  const acknowledge = useAction(acknowledgeFlag);
  const form = useForm({ defaultValues: { notes: '' } });
  const kept = useKeptReason(form, 'notes', `flag:${measure.id}`);
  const submit = useSubmit(form, {
    kept,
    send: ({ notes }) => acknowledge.run({ params: { id: measure.id }, body: { notes: notes.trim() } }),
    onSent: () => {
      toast({ tone: 'success', title: t('flag.done') });
      onDone();
    },
  });
  return (
    <Form onSubmit={submit}>
      <Stack gap="x2" align="start">
        <RefusalNotice form={form} error={acknowledge.error} />
        <ReasonField
          form={form}
          name="notes"
          kept={kept}
          label={t('flag.notes')}
          description={t('flag.notes.help')}
          rows={3}
          most={flagNotesLength.max}
          missing={t('flag.notes.required')}
        />
        <SubmitButton variant="primary">{t('flag.submit')}</SubmitButton>
      </Stack>
    </Form>
  );
}
