import { Banner, Button, Link, Text } from '@sakina/design-system';
import type { OnCallAlert } from '@sakina/platform/contract';
import { alertDueAt, dial, shownNumber } from '@sakina/platform/domain';
import { useFormat, useUser } from '@sakina/platform/react';
import { useState } from 'react';
import { lazyPanel } from '../../../../shared/index.ts';
import { usePlaceTime, useWait } from '../../../shared/index.ts';
import { useAdminSafetyText } from '../../messages/index.ts';
import { useAlertText } from '../use-alert-text.ts';

const CloseDialog = lazyPanel(() => import('../CloseDialog.tsx').then((m) => m.CloseDialog));
const HandOverDialog = lazyPanel(() => import('../HandOverDialog.tsx').then((m) => m.HandOverDialog));
const AskRecordDialog = lazyPanel(() => import('./AskRecordDialog.tsx').then((m) => m.AskRecordDialog));
const RecordDialog = lazyPanel(() => import('./RecordDialog.tsx').then((m) => m.RecordDialog));

export interface OnCallAlertBannerProps {
  /** The alert that it is about. */
  alert: OnCallAlert;
  /** Whose turn on call it was, where the reader stands in for someone who is suspended; null otherwise. */
  insteadOf: string | null;
  /** Called with what was done, in words. */
  onDone: (news: string) => void;
}

/** One alert that the reader has to answer: whom it concerns, how to reach them, and what to do. */
export function OnCallAlertBanner({ alert, insteadOf, onDone }: OnCallAlertBannerProps) {
  const t = useAdminSafetyText();
  const format = useFormat();
  const moment = usePlaceTime();
  const user = useUser();
  const { due } = useWait();
  const { responsible } = useAlertText();
  const [asked, setAsked] = useState<'close' | 'handOver' | 'ask' | 'read' | null>(null);
  const { client, kind, raisedAt, phone, owner, record, acts } = alert;
  const name = client.displayName;
  const close = () => setAsked(null);
  const isHanded = owner !== null && owner.id === user?.id;
  const note = isHanded ? acts.findLast((act) => act.kind === 'HANDED_OVER')?.note : undefined;
  const lines = [
    `${t(`kind.${kind}`)}, ${moment(raisedAt)}. ${due(alertDueAt(alert))}.`,
    !isHanded && insteadOf !== null && t('duty.insteadOf', { name: insteadOf }),
    t('duty.responsible', { names: responsible(alert) }),
    note && t('duty.note', { note }),
    phone === null && t('reach.none'),
    record?.status === 'REQUESTED' && t('duty.record.waiting', { when: format.time(record.decideUntil) }),
  ];
  return (
    <>
      <Banner
        tone="danger"
        urgency="assertive"
        title={t(isHanded ? 'duty.handed' : 'duty.onCall', { name })}
        actions={
          <>
            {phone !== null && <Link href={dial(phone)}>{t('call', { name, phone: shownNumber(phone) })}</Link>}
            <Button size="small" aria-label={t('duty.closeOf', { name })} onPress={() => setAsked('close')}>
              {t('duty.close')}
            </Button>
            <Button
              size="small"
              variant="secondary"
              aria-label={t('duty.handOverOf', { name })}
              onPress={() => setAsked('handOver')}
            >
              {t('handOver')}
            </Button>
            {record?.mayRead ? (
              <Button size="small" variant="secondary" onPress={() => setAsked('read')}>
                {t('duty.record.open', { name })}
              </Button>
            ) : (
              record?.status !== 'REQUESTED' && (
                <Button size="small" variant="secondary" onPress={() => setAsked('ask')}>
                  {t('duty.record.ask', { name })}
                </Button>
              )
            )}
          </>
        }
      >
        {lines.map((line) => line && <Text key={line}>{line}</Text>)}
      </Banner>
      {asked === 'close' && <CloseDialog actingAs="onCall" alert={alert} onClose={close} onDone={onDone} />}
      {asked === 'handOver' && <HandOverDialog actingAs="onCall" alert={alert} onClose={close} onDone={onDone} />}
      {asked === 'ask' && <AskRecordDialog client={client} onClose={close} />}
      {asked === 'read' && record && <RecordDialog grant={record} onClose={close} />}
    </>
  );
}
