import { Container, LoadingRegion, Skeleton } from '@sakina/design-system';
import { own } from '@sakina/platform/domain';
import { useDraft } from '@sakina/platform/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { JoinChoice } from '../components/JoinChoice.tsx';
import { LateInvitation } from '../components/late-parts.ts';
import { useOnboardingText } from '../messages/index.ts';
import { readCode } from '../model/invitation-code.ts';

export interface JoinScreenProps {
  /** The code that somebody came with, taken out of the address by the app; null for none. */
  code?: string | null;
}

/** Focus is moved here when one page takes the place of the other; nothing can be pressed, so there is nothing to mark. */
const Place = styled.div`
  &:focus-visible { outline: none; }
`;

/** Coming in: with an invitation, looking for help, or offering it (ROUTE-13). */
export function JoinScreen({ code: given = null }: JoinScreenProps) {
  const t = useOnboardingText();
  const [code, setCode] = useState(() => readCode(given) ?? given);
  const [isAccepted, setAccepted] = useState(false);
  // A code opens a door once, so it stands in no address and in no storage in the clear; sealed it waits for who signs in to accept.
  useDraft('invitation', {
    isOpenToVisitors: true,
    value: useMemo(() => (code === null || isAccepted ? null : { code }), [code, isAccepted]),
    onRestore: (kept) => setCode(readCode(own(kept, 'code'))),
  });
  // What was pressed goes with the page that it stood on.
  const place = useRef<HTMLDivElement>(null);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (turns > 0) queueMicrotask(() => place.current?.focus());
  }, [turns]);
  function take(next: string | null) {
    setCode(next);
    setTurns(turns + 1);
  }
  const loading = (
    <LoadingRegion label={t('join.invitation.loading')}>
      <Skeleton lines={5} />
    </LoadingRegion>
  );
  return (
    <Container pad="page">
      <Place ref={place} tabIndex={-1}>
        {code === null ? (
          <JoinChoice onCode={take} />
        ) : (
          <LateInvitation key={code} code={code} onCode={take} onAccepted={() => setAccepted(true)} loading={loading} />
        )}
      </Place>
    </Container>
  );
}
