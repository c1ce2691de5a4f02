import type { putCheckIn } from '@sakina/platform/contract';
import type { WaitingList } from '@sakina/platform/react';
import { WaitingRows } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { SCALE } from '../model/check-in.ts';

/** What was said of a day without a connection (SEC-17). */
export function WaitingCheckIns({ waiting: { items, discard, retry } }: { waiting: WaitingList<typeof putCheckIn> }) {
  const t = useDeenyaText();
  const word = (scale: 'mood' | 'energy', value: number) => {
    const point = SCALE.find((known) => known === value);
    return point === undefined ? null : `${t(`checkIn.${scale}`)} ${t(`${scale}.${point}`)}`;
  };
  const rows = items.map(({ id, refusal, input: { body } }) => ({
    id,
    refusal,
    words: [word('mood', body.mood), word('energy', body.energy), body.note].filter(Boolean).join('\n'),
  }));
  return <WaitingRows label={t('checkIn.waiting')} rows={rows} onDiscard={discard} onRetry={retry} />;
}
