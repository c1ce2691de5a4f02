import type { SuspensionPreview } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useAdminUsersText } from '../messages/index.ts';

/** The effects of a suspension in sentences, each with its figure; what does not apply is left out (ADM-27). */
export function useSuspensionText() {
  const t = useAdminUsersText();
  const format = useFormat();
  return ({
    asClient,
    asProvider,
    running,
    refunds,
    notified,
    openTimes,
    held,
    hosted,
    onCall,
  }: SuspensionPreview): string[] => [
    ...(asClient + asProvider === 0
      ? [t('suspend.effect.noSessions')]
      : [
          t('suspend.effect.sessions', { count: asClient + asProvider }),
          refunds === null
            ? t('suspend.effect.noRefund')
            : t('suspend.effect.refund', { amount: format.money(refunds) }),
          t('suspend.effect.notified', { count: notified }),
        ]),
    ...(running > 0 ? [t('suspend.effect.running', { count: running })] : []),
    ...(hosted && hosted.groups > 0 ? [t('suspend.effect.groups', { count: hosted.groups, seats: hosted.seats })] : []),
    ...(hosted && hosted.broadcasts > 0 ? [t('suspend.effect.broadcasts', { count: hosted.broadcasts })] : []),
    ...(onCall
      ? [
          t('suspend.effect.onCall', {
            name: onCall.takenOverBy,
            day: format.relativeDay(onCall.until),
            time: format.time(onCall.until),
            zone: format.zone(format.timeZone, onCall.until),
          }),
        ]
      : []),
    ...(openTimes === null ? [] : [t('suspend.effect.page', { count: openTimes })]),
    ...(held === null ? [] : [t('suspend.effect.held', { amount: format.money(held) })]),
  ];
}
