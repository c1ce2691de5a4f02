import { Button, Inline, Link, Stack, Status, Text, TextArea, useToast } from '@sakina/design-system';
import { acknowledgeFlag } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { Client, Measure } from '@sakina/platform/contract';
import { dial } from '@sakina/platform/domain';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import styled from 'styled-components';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
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
  const field = useRef<HTMLTextAreaElement>(null);
  const words = useKeptText(`flag:${measure.id}`);
  const notes = words.text;
  const [problem, setProblem] = useState<string>();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (notes.trim() === '') {
      setProblem(t('flag.notes.required'));
      field.current?.focus();
      return;
    }
    try {
      await acknowledge.run({ params: { id: measure.id }, body: { notes: notes.trim() } });
      words.clear();
      toast({ tone: 'success', title: t('flag.done') });
      onDone();
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="x2" align="start">
        <KeptNotice {...words} onDiscard={words.clear} />
        <ErrorNotice error={acknowledge.error} />
        <TextArea
          ref={field}
          label={t('flag.notes')}
          description={t('flag.notes.help')}
          isRequired
          rows={3}
          maxLength={2000}
          value={notes}
          onChange={(value) => {
            words.set(value);
            setProblem(undefined);
          }}
          errorMessage={problem}
        />
        <Button type="submit" isPending={acknowledge.isRunning}>
          {t('flag.submit')}
        </Button>
      </Stack>
    </form>
  );
}
