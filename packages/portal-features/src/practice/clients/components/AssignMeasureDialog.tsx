import { Button, DatePicker, Dialog, RadioGroup, Stack, Text, useToast } from '@sakina/design-system';
import { assignMeasure } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { Client, Instrument } from '@sakina/platform/contract';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';
import { useToday } from './use-today.ts';

export interface AssignMeasureDialogProps {
  /** The client, as their provider sees them. */
  client: Client;
  /** Called when it is to close. */
  onClose: () => void;
}

const INSTRUMENTS: readonly Instrument[] = ['PHQ_9', 'GAD_7'];

/** Asks a client to answer a questionnaire, by a day if there is one (CLOUD-50). */
export function AssignMeasureDialog({ client, onClose }: AssignMeasureDialogProps) {
  const t = useClientsText();
  const toast = useToast();
  const today = useToday();
  const formId = useId();
  const assign = useAction(assignMeasure);
  const [instrument, setInstrument] = useState<Instrument>('PHQ_9');
  const [dueOn, setDueOn] = useState('');
  const [problem, setProblem] = useState<{ instrument?: string; dueOn?: string }>({});

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (dueOn !== '' && dueOn < today) return setProblem({ dueOn: t('assign.dueOn.past') });
    try {
      await assign.run({ params: { id: client.id }, body: { instrument, dueOn: dueOn || null } });
      toast({ tone: 'success', title: t('assign.done', { name: client.displayName }) });
      onClose();
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
      const { dueOn: wrong } = fieldProblems(refusal);
      if (refusal.code === 'MEASURE_OPEN') setProblem({ instrument: t('assign.isOpen') });
      else if (wrong) setProblem({ dueOn: wrong });
    }
  }
  const isTold = problem.instrument !== undefined || problem.dueOn !== undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('assign.title')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="action" form={formId} isPending={assign.isRunning}>
            {t('assign.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="x2">
          <ErrorNotice error={isTold ? undefined : assign.error} />
          <Text measure>{t('assign.lead', { name: client.displayName })}</Text>
          <RadioGroup
            label={t('assign.instrument')}
            isRequired
            options={INSTRUMENTS.map((id) => ({ id, label: t(`instrument.${id}`) }))}
            value={instrument}
            onChange={(id) => {
              setInstrument(INSTRUMENTS.find((option) => option === id) ?? 'PHQ_9');
              setProblem({});
            }}
            errorMessage={problem.instrument}
          />
          <DatePicker
            label={t('assign.dueOn')}
            value={dueOn}
            onChange={(day) => {
              setDueOn(day);
              setProblem({});
            }}
            min={today}
            today={today}
            errorMessage={problem.dueOn}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
