import { Section, Stack } from '@sakina/design-system';
import type { WaitlistEntry } from '@sakina/platform/contract';
import { useState } from 'react';
import { openOffer } from '../../model/news.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { OfferRow } from './OfferRow.tsx';
import { OverRow, WaitingRow } from './WaitingRow.tsx';
import { useWaitlistText } from './messages/index.ts';

export interface WaitlistEntriesProps {
  entries: readonly WaitlistEntry[];
  /** Epoch milliseconds. */
  now: number;
  /** Called when an entry was answered or left. */
  onChanged: () => void;
}

interface Asking {
  question: 'accept' | 'leave';
  entry: WaitlistEntry;
}

/** Entries by what can be done with them: answer an offer, wait on, or look back. */
export function WaitlistEntries({ entries, now, onChanged }: WaitlistEntriesProps) {
  const t = useWaitlistText();
  const [asking, setAsking] = useState<Asking | null>(null);
  const offered = entries.flatMap((entry) => {
    const offer = openOffer(entry, now);
    return offer ? [{ entry, offer }] : [];
  });
  const over = entries.filter(({ status }) => status === 'BOOKED' || status === 'LEFT');
  const waiting = entries.filter((entry) => !over.includes(entry) && openOffer(entry, now) === null);
  const done = () => {
    setAsking(null);
    onChanged();
  };
  const leave = (entry: WaitlistEntry) => setAsking({ question: 'leave', entry });
  return (
    <Stack gap="section">
      {offered.length > 0 && (
        <Section title={t('offers')}>
          <Stack gap="x3">
            {offered.map(({ entry, offer }, index) => (
              <OfferRow
                key={entry.id}
                entry={entry}
                offer={offer}
                isFirst={index === 0}
                onAccept={() => setAsking({ question: 'accept', entry })}
                onLeave={() => leave(entry)}
                onChanged={onChanged}
              />
            ))}
          </Stack>
        </Section>
      )}
      {waiting.length > 0 && (
        <Section title={t('waiting')}>
          <Stack as="ul" gap="none">
            {waiting.map((entry) => (
              <WaitingRow key={entry.id} entry={entry} onLeave={() => leave(entry)} />
            ))}
          </Stack>
        </Section>
      )}
      {over.length > 0 && (
        <Section title={t('over')}>
          <Stack as="ul" gap="none">
            {over.map((entry) => (
              <OverRow key={entry.id} entry={entry} />
            ))}
          </Stack>
        </Section>
      )}
      {asking?.question === 'accept' && asking.entry.offer && (
        <AcceptDialog
          entry={asking.entry}
          offer={asking.entry.offer}
          onClose={() => setAsking(null)}
          onAccepted={done}
        />
      )}
      {asking?.question === 'leave' && (
        <LeaveDialog entry={asking.entry} onClose={() => setAsking(null)} onLeft={done} />
      )}
    </Stack>
  );
}
