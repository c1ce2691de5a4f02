import { KeyValueList, Link, Stack, Text } from '@sakina/design-system';
import type { AdminSafetyAlertDetail } from '@sakina/platform/contract';
import { alertDueAt, dial, shownNumber } from '@sakina/platform/domain';
import { useState } from 'react';
import { FocusStop } from '../../../shared/index.ts';
import { Facts, usePlaceTime, useWait } from '../../shared/index.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import { AlertActs } from './AlertActs.tsx';
import { AlertHistory } from './AlertHistory.tsx';
import { AlertOwner } from './AlertOwner.tsx';
import { SaidWords } from './SaidWords.tsx';
import { useAlertText } from './use-alert-text.ts';

/** One alert: whom it concerns and how to reach them, whose turn it is, what to do, and what was done. */
export function AlertDetails({ alert }: { alert: AdminSafetyAlertDetail }) {
  const t = useAdminSafetyText();
  const moment = usePlaceTime();
  const { age, dueStatus } = useWait();
  const { turn, responsible } = useAlertText();
  // What was done here last: its button is gone with it.
  const [news, setNews] = useState<string | null>(null);
  const { client, kind, raisedAt, phone, contact, acknowledgement } = alert;
  const isOpen = acknowledgement === null;
  return (
    <Stack gap="x4">
      {news !== null && <FocusStop key={news}>{news}</FocusStop>}
      <Facts title={t('about')}>
        <KeyValueList
          items={[
            { term: t('column.who'), value: client.displayName },
            {
              term: t('reach'),
              value:
                phone === null ? (
                  t('reach.none')
                ) : (
                  <Link href={dial(phone)}>{t('call', { name: client.displayName, phone: shownNumber(phone) })}</Link>
                ),
            },
            { term: t('column.kind'), value: t(`kind.${kind}`) },
            { term: t('column.raised'), value: moment(raisedAt) },
            ...(isOpen
              ? [
                  { term: t('column.age'), value: age(raisedAt) },
                  { term: t('column.due'), value: dueStatus(alertDueAt(alert)) },
                ]
              : []),
          ]}
        />
        <Text size="sm" tone="muted">
          {t('about.never')}
        </Text>
      </Facts>
      <Facts title={t('care')}>
        <KeyValueList
          items={[
            { term: t('column.responsible'), value: responsible(alert) },
            ...(isOpen ? [{ term: t('column.turn'), value: turn(alert) }] : []),
            {
              term: t('contact'),
              value:
                contact === null
                  ? t('contact.none')
                  : t('contact.at', { name: contact.byName, when: moment(contact.at) }),
            },
          ]}
        />
        {isOpen && <AlertOwner alert={alert} />}
      </Facts>
      <AlertActs alert={alert} onDone={setNews} />
      {acknowledgement && <SaidWords alertId={alert.id} {...acknowledgement} />}
      <AlertHistory acts={alert.acts} />
    </Stack>
  );
}
