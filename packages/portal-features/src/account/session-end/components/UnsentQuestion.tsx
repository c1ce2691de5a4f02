import { ConfirmDialog, Stack, Text } from '@sakina/design-system';
import {
  completeStep,
  createJournalEntry,
  putCheckIn,
  sendMessage,
  updateJournalEntry,
} from '@sakina/platform/contract';
import type { WaitingWrite } from '@sakina/platform/offline';
import { useFormat } from '@sakina/platform/react/environment';
import { useSessionEndText } from '../messages/index.ts';

export interface UnsentQuestionProps {
  /**
   * What waits on this device, or was refused; it may be sent while the question stands. Null while no one is asked: it
   * stands there all the same, so that its code comes while there is a connection.
   */
  writes: readonly Pick<WaitingWrite, 'operation' | 'refusal'>[] | null;
  /** Called for every answer but the logout, closing by Escape included. */
  onStay: () => void;
  onLogOut: () => void;
}

const KINDS = [
  [sendMessage.name, 'unsent.message'],
  [createJournalEntry.name, 'unsent.entry'],
  [updateJournalEntry.name, 'unsent.change'],
  [putCheckIn.name, 'unsent.checkIn'],
  [completeStep.name, 'unsent.step'],
] as const;

/** Asks before a logout that would lose what has not been sent, and says what that is (SEC-15, SEC-17). */
export function UnsentQuestion({ writes: asked, onStay, onLogOut }: UnsentQuestionProps) {
  const t = useSessionEndText();
  const format = useFormat();
  const writes = asked ?? [];
  const count = writes.length;
  const kinds = KINDS.flatMap(([name, text]) => {
    const some = writes.filter(({ operation }) => operation === name).length;
    return some === 0 ? [] : [t(text, { count: some })];
  });
  const others = writes.filter(({ operation }) => !KINDS.some(([name]) => name === operation)).length;
  const what = format.list(others === 0 ? kinds : [...kinds, t('unsent.other', { count: others })]);
  const refused = writes.filter(({ refusal }) => refusal !== null).length;
  const asking = {
    isOpen: asked !== null,
    onOpenChange: (isOpen: boolean) => !isOpen && onStay(),
    cancelLabel: t('unsent.stay'),
    onConfirm: onLogOut,
  };
  if (count === 0) {
    return (
      <ConfirmDialog {...asking} title={t('unsent.doneTitle')} confirmLabel={t('unsent.doneLeave')} tone="primary">
        {t('unsent.doneBody')}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog {...asking} title={t('unsent.title')} confirmLabel={t('unsent.leave', { count })}>
      <Stack gap="x1">
        <Text weight="strong">{t('unsent.body', { count, what })}</Text>
        <Text>{refused === 0 ? t('unsent.choice', { count }) : t('unsent.refused', { count: refused })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
