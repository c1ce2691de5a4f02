import { ButtonLink, ErrorState, LoadingScreen } from '@sakina/design-system';
import { enterRoom, updateParticipant } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useAction, useAuth, useDraft } from '@sakina/platform/react';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ReadView, errorCase, useErrorText } from '../../../shared/index.ts';
import { useLeave, useRoom } from '../api/rooms.ts';
import { placeInRoom, useOwnTab } from './use-own-tab.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { InAnotherTab } from './InAnotherTab.tsx';
import { JoinedRoom } from './JoinedRoom.tsx';
import type { RoomHead } from './JoinedRoom.tsx';
import { JoinLobby } from './JoinLobby.tsx';
import { LeftRoom } from './LeftRoom.tsx';
import { NotAdmitted } from './NotAdmitted.tsx';
import { RoomClosed } from './RoomClosed.tsx';
import { WrongAccount } from './WrongAccount.tsx';
import { useSessionText } from '../messages/index.ts';
import { self } from '../model/room.ts';

export interface RoomPanelProps {
  /** Opaque name of the room. */
  roomName: string;
  /** Called once the person has left; the app takes them elsewhere. */
  onLeave: () => void;
  /**
   * Leads to another sign-in and back, for someone whose account the room is not of. @default no such way is offered
   */
  onSwitchAccount?: () => void;
  /**
   * Enters by itself, where the page before asked already; only someone signed in can.
   * @default false
   */
  entersAtOnce?: boolean;
  /** What stands below the name of the room for those inside, by what they send. */
  head?: RoomHead;
  /**
   * What is shown once the room is over.
   * @default that the session is over
   */
  closed?: ReactNode;
}

/**
 * A room from its door to its end: whoever comes by its name, asks to come in, is inside, outside, or in another tab.
 */
export function RoomPanel({ roomName, onLeave, onSwitchAccount, entersAtOnce = false, head, closed }: RoomPanelProps) {
  const t = useSessionText();
  const { status, user, check } = useAuth();
  const [participantId, setParticipantId] = useState<string | null>(null);
  const live = useRoom(roomName, participantId);
  const enter = useAction(enterRoom);
  const { isInterrupted } = live;
  const me = live.data && self(live.data);
  const isOut = me?.presence === 'REFUSED' || me?.presence === 'REMOVED';
  const isInside = me !== undefined && me.presence !== 'LEFT' && !isOut;
  const [hasLeft, setLeft] = useState(false);
  const rejoin = useAction(updateParticipant);
  const { where, moveHere } = useOwnTab(user !== null && isInside && !hasLeft ? placeInRoom(roomName, user.id) : null);
  const isElsewhere = where === 'elsewhere';
  const { isLeaving, leave } = useLeave(
    roomName,
    isInside && !hasLeft && !isElsewhere && participantId !== null ? { id: me.id, secret: participantId } : null,
  );

  // A visitor has no account by which they are known after a reload: the secret of their place is kept sealed in this
  // tab.
  const place = useMemo(
    () => (user === null && isInside && participantId !== null ? { participantId } : null),
    [user, isInside, participantId],
  );
  useDraft(`room:${roomName}`, {
    value: place,
    isOpenToVisitors: true,
    onRestore: (kept) => {
      const { participantId: secret } = Object(kept) as { participantId?: unknown };
      if (user === null && typeof secret === 'string') setParticipantId((current) => current ?? secret);
    },
  });

  useEffect(() => {
    if (status === 'unchecked') void check();
  }, [status, check]);

  // After a reload the server still knows a signed-in person: they come back in without being asked again.
  const { run, isRunning: isEntering, error: enterError } = enter;
  const isKnown = isInside && where === 'here';
  const isNew = entersAtOnce && live.data !== undefined && live.data.state !== 'ENDED' && !isInside && !isOut;
  const comesBack = (isKnown || isNew) && participantId === null && !isEntering && enterError === undefined;
  useEffect(() => {
    if (!comesBack) return;
    run({ params: { roomName }, body: {} }).then(
      (entered) => setParticipantId(entered.participantId),
      () => undefined,
    );
  }, [comesBack, run, roomName]);

  const loading = <LoadingScreen fill="panel" label={t('join.loading')} />;
  if (status === 'unchecked' || status === 'loading') return loading;
  // Whatever was read before, for a guest or another account, is not shown on.
  if ([live.error, enterError].some((error) => isApiError(error, 'WRONG_ACCOUNT')))
    return <WrongAccount onSwitchAccount={onSwitchAccount} />;
  const signedInAs = user === null ? null : `${user.firstName} ${user.lastName}`.trim() || user.preferred_username;

  const connection = <ConnectionNotice isInterrupted={isInterrupted} reader="guest" />;
  const isInRoom = isInside && !isElsewhere && participantId !== null && live.data?.state !== 'ENDED';
  return (
    <>
      {!isInRoom && connection}
      <ReadView
        read={isInterrupted ? { ...live, error: undefined } : live}
        loading={loading}
        describeError={(error) => <RoomError error={error} isSignedIn={user !== null} onRetry={live.reload} />}
      >
        {(room): ReactNode => {
          if (room.state === 'ENDED') return closed ?? <RoomClosed onLeave={onLeave} />;
          if (isOut)
            return (
              <NotAdmitted
                why={me.presence === 'REMOVED' ? 'removed' : 'refused'}
                provider={room.providerName}
                onLeave={onLeave}
              />
            );
          if (hasLeft && me && participantId !== null) {
            const comeBack = () =>
              rejoin
                .run({
                  params: { roomName, participantId: me.id },
                  secret: participantId,
                  body: { presence: 'PRESENT' },
                })
                .then(
                  () => setLeft(false),
                  // Shown from `rejoin.error`.
                  () => undefined,
                );
            return (
              <LeftRoom
                provider={room.providerName}
                isSignedIn={user !== null}
                isRejoining={rejoin.isRunning}
                error={rejoin.error}
                onRejoin={() => void comeBack()}
                onGo={onLeave}
              />
            );
          }
          if (isInside && isElsewhere) return <InAnotherTab onMove={moveHere} />;
          if (isInside && participantId !== null)
            return (
              <JoinedRoom
                room={room}
                self={me}
                participantId={participantId}
                isLeaving={isLeaving}
                isLive={live.isLive}
                connection={connection}
                onLeave={() => void leave().then(staysAtDoor(room, me) ? () => setLeft(true) : onLeave)}
                head={head}
              />
            );
          if ((isInside || isNew) && enterError === undefined) return loading;
          return <JoinLobby room={room} signedInAs={signedInAs} enter={enter} onEntered={setParticipantId} />;
        }}
      </ReadView>
    </>
  );
}

/** Whoever was inside is offered the way back; from a waiting room or a broadcast the page leads on by itself. */
const staysAtDoor = ({ kind }: Room, { presence }: RoomParticipant) => kind !== 'BROADCAST' && presence === 'PRESENT';

function RoomError({ error, isSignedIn, onRetry }: { error: ApiError; isSignedIn: boolean; onRetry: () => void }) {
  const t = useSessionText();
  const errorText = useErrorText();
  const which = errorCase(error);
  if (which !== 'notFound' && which !== 'forbidden') {
    const { title, body } = errorText(error);
    return (
      <ErrorState headingLevel={1} title={title} onRetry={onRetry}>
        {body}
      </ErrorState>
    );
  }
  const key = which === 'notFound' ? 'unknown' : 'forbidden';
  return (
    <ErrorState
      headingLevel={1}
      title={t(`join.${key}.title`)}
      action={
        isSignedIn ? (
          <ButtonLink href={paths.dashboard()}>{t('join.unknown.action')}</ButtonLink>
        ) : (
          <ButtonLink href={paths.landing()}>{t('join.unknown.home')}</ButtonLink>
        )
      }
    >
      {t(`join.${key}.body`)}
    </ErrorState>
  );
}
