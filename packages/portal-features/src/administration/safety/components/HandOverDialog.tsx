import { RadioGroup, useToast } from '@sakina/design-system';
import type { AdminSafetyAlertDetail } from '@sakina/platform/contract';
import { useInvalidate } from '@sakina/platform/react';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/index.ts';
import { changed } from '../api/changed.ts';
import type { AlertDoor } from '../api/changed.ts';
import { useHandOver } from '../api/use-hand-over.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import { meanwhileOf } from '../model/meanwhile.ts';
import { Meanwhile } from './Meanwhile.tsx';

export interface HandOverDialogProps {
  alert: AdminSafetyAlertDetail;
  /** Where it is answered. @default 'admin' */
  door?: AlertDoor;
  onClose: () => void;
  /** Called with what was done, in words. */
  onDone: (news: string) => void;
}

/** Gives an alert to someone by name, who is on call first, with what they have to know. */
export function HandOverDialog({ alert, door = 'admin', onClose, onDone }: HandOverDialogProps) {
  const t = useAdminSafetyText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const handOver = useHandOver(door);
  const { id, client, receivers } = alert;
  const [toId, setToId] = useState<string | null>(null);
  const receiver = receivers.find((person) => person.id === toId) ?? receivers[0];
  const isTooLate = meanwhileOf(handOver.error) !== null;
  return (
    <ReasonDialog
      isOpen
      onClose={() => {
        onClose();
        if (isTooLate) void invalidate(...changed);
      }}
      title={t('handOver.title', { name: client.displayName })}
      effects={[t('handOver.owner'), t('handOver.open'), t('handOver.call'), t('handOver.client')]}
      reasonLabel={t('handOver.note')}
      reasonHelp={t('handOver.help')}
      confirmLabel={t('handOver')}
      tone="primary"
      error={handOver.error}
      problem={isTooLate && <Meanwhile error={handOver.error} />}
      onConfirm={async (note) => {
        if (!receiver) return false;
        await handOver.run({ params: { id }, body: { toId: receiver.id, note } });
        const news = t('handOver.news', { name: receiver.displayName });
        toast({ tone: 'success', title: news });
        onClose();
        onDone(news);
        return true;
      }}
    >
      <RadioGroup
        label={t('handOver.to')}
        name="toId"
        isRequired
        options={receivers.map((person) => ({
          id: person.id,
          label: person.displayName,
          ...(person.isOnCall && { description: t('handOver.onCall') }),
        }))}
        value={receiver?.id ?? ''}
        onChange={setToId}
      />
    </ReasonDialog>
  );
}
