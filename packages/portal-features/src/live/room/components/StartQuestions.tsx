import { ConfirmDialog } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useSessionText } from '../messages/index.ts';
import type { StartQuestion } from '../model/start-questions.ts';

export interface StartQuestionsProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** What is asked before the start. */
  questions: readonly StartQuestion[];
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** Starts all the same. */
  onStart: () => void;
}

/** Asks before a session starts early or unconfirmed, and says what starting does (ROUTE-28). */
export function StartQuestions({ appointment, questions, isOpen, onOpenChange, onStart }: StartQuestionsProps) {
  const t = useSessionText();
  const format = useFormat();
  const { startsAt } = appointment;
  const when = { day: format.dayInSentence(startsAt), time: format.time(startsAt) };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t(questions.includes('EARLY') ? 'ask.early.title' : 'ask.unconfirmed.title')}
      tone="primary"
      confirmLabel={t('ask.start')}
      cancelLabel={t('ask.wait')}
      onConfirm={onStart}
    >
      {questions.map((question) => (
        <p key={question}>{question === 'EARLY' ? t('ask.early.body', when) : t('ask.unconfirmed.body')}</p>
      ))}
    </ConfirmDialog>
  );
}
