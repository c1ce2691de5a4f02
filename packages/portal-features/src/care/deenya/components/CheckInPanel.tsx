import { Button, LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { putCheckIn } from '@sakina/platform/contract';
import type { CheckIn } from '@sakina/platform/contract';
import { useWaitingWrites } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ReadView } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { CheckInWords } from './CheckInWords.tsx';
import { CrisisHelp } from './CrisisHelp.tsx';
import { useCheckIn } from './use-check-in.ts';
import { WaitingCheckIns } from './WaitingCheckIns.tsx';

const Place = styled.div`
  &:focus { outline: none; }
`;

export interface CheckInPanelProps {
  /** The check-ins of the last days, today's among them. */
  read: Read<{ items: CheckIn[] }>;
  /** The reader's date, `YYYY-MM-DD`. */
  today: string;
}

/** How is today? Asked once a day, and changeable until the day is over. */
export function CheckInPanel({ read, today }: CheckInPanelProps) {
  const t = useDeenyaText();
  return (
    <Section title={t('checkIn.title')}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('checkIn.loading')}>
            <Skeleton shape="block" size="lg" />
          </LoadingRegion>
        }
      >
        {({ items }) => <Today said={items.find(({ on }) => on === today)} today={today} />}
      </ReadView>
    </Section>
  );
}

function Today({ said, today }: { said: CheckIn | undefined; today: string }) {
  const t = useDeenyaText();
  const work = useCheckIn(said, today);
  const waiting = useWaitingWrites(putCheckIn);
  const isWaiting = waiting.items.some(({ refusal }) => refusal === null);
  const place = useRef<HTMLDivElement>(null);
  const { savedCount, isCrisis } = work;
  useEffect(() => {
    // The form that held the focus has gone; where help stands, that comes first.
    if (savedCount > 0 && !isCrisis) queueMicrotask(() => place.current?.focus());
  }, [savedCount, isCrisis]);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    // Between what was said and the form: on to the first answer, or to the words.
    if (turns > 0)
      queueMicrotask(() => (place.current?.querySelector<HTMLElement>('input:checked') ?? place.current)?.focus());
  }, [turns]);
  const turn = (action: () => void) => () => {
    action();
    setTurns((count) => count + 1);
  };
  return (
    <Stack gap="x3">
      <CrisisHelp key={savedCount} isShown={isCrisis} store="kept" titleLevel={3} />
      <Place ref={place} tabIndex={-1}>
        <WaitingCheckIns waiting={waiting} />
        {isWaiting ? null : work.isOpen || said === undefined ? (
          <CheckInForm work={work} isChange={said !== undefined} onCancel={turn(work.keepAsIs)} />
        ) : (
          <Stack gap="x1" align="start">
            <Text weight="strong">{t('checkIn.saved')}</Text>
            <CheckInWords checkIn={said} />
            <Button variant="secondary" size="small" onPress={turn(work.change)}>
              {t('checkIn.change')}
            </Button>
          </Stack>
        )}
      </Place>
    </Stack>
  );
}
