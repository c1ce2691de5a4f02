import { Container, LoadingRegion, Skeleton } from '@sakina/design-system';
import { own } from '@sakina/platform/domain';
import { useDraft } from '@sakina/platform/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyPanel } from '../../../shared/index.ts';
import { JoinChoice } from '../components/JoinChoice.tsx';
import { useOnboardingText } from '../messages/index.ts';
import { readCode } from '../model/invitation-code.ts';

const LazyInvitation = lazyPanel(() => import('../components/Invitation.tsx').then((m) => m.Invitation));

export interface JoinScreenProps {
  /** The invitation code that the app has taken out of the address; null for none. */
  code?: string | null;
}

/** Receives the focus when one page replaces the other. It is not interactive, so it shows no focus ring. */
const FocusTarget = styled.div`
  &:focus-visible { outline: none; }
`;

/** The ways to join: with an invitation, looking for help, or offering it (ROUTE-13). */
export function JoinScreen({ code: given = null }: JoinScreenProps) {
  const t = useOnboardingText();
  const [code, setCode] = useState(() => readCode(given) ?? given);
  const [isAccepted, setAccepted] = useState(false);
  // A code can be used once, so it is in no address and never stored in plain text; encrypted, it survives the detour
  // to sign-in.
  useDraft('invitation', {
    isOpenToVisitors: true,
    value: useMemo(() => (code === null || isAccepted ? null : { code }), [code, isAccepted]),
    onRestore: (stored) => setCode(readCode(own(stored, 'code'))),
  });
  // The pressed control disappears with its page, so the focus has to move.
  const target = useRef<HTMLDivElement>(null);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (turns > 0) queueMicrotask(() => target.current?.focus());
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
      <FocusTarget ref={target} tabIndex={-1}>
        {code === null ? (
          <JoinChoice onCode={take} />
        ) : (
          <LazyInvitation key={code} code={code} onCode={take} onAccepted={() => setAccepted(true)} loading={loading} />
        )}
      </FocusTarget>
    </Container>
  );
}
