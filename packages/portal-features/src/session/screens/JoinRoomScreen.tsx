import { ButtonLink, ErrorState, LoadingScreen } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import { paths } from '@sakina/platform/domain';
import { useAuth, useDraft } from '@sakina/platform/react';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ReadView, errorCase, useErrorText } from '../../shared/index.ts';
import { useEnterRoom } from '../api/use-enter-room.ts';
import { useLeave } from '../api/use-leave.ts';
import { placeInRoom, useOwnTab } from '../api/use-own-tab.ts';
import { useRoom } from '../api/use-room.ts';
import { ConnectionNotice } from '../components/ConnectionNotice.tsx';
import { Ground } from '../components/Ground.tsx';
import { InAnotherTab } from '../components/InAnotherTab.tsx';
import { JoinedRoom } from '../components/JoinedRoom.tsx';
import { JoinLobby } from '../components/JoinLobby.tsx';
import { NotAdmitted } from '../components/NotAdmitted.tsx';
import { RoomClosed } from '../components/RoomClosed.tsx';
import { useSessionText } from '../messages/index.ts';
import { self } from '../model/room.ts';

export interface JoinRoomScreenProps {
  /** Opaque name of the room, from the address. */
  roomName: string;
  /** Called once the person has left; the app takes them home. */
  onLeave: () => void;
}

/** The door and the room of a session, a group or a broadcast, for everybody who comes by its name (ROUTE-14, ROUTE-25). */
export function JoinRoomScreen({ roomName, onLeave }: JoinRoomScreenProps) {
  return (
    <Ground isNight>
      <RoomVisit key={roomName} roomName={roomName} onLeave={onLeave} />
    </Ground>
  );
}

function RoomVisit({ roomName, onLeave }: JoinRoomScreenProps) {
  const t = useSessionText();
  const { status, user, check } = useAuth();
  const [participantId, setParticipantId] = useState<string | null>(null);
  const live = useRoom(roomName, participantId);
  const enter = useEnterRoom();
  const { isInterrupted } = live;
  const me = live.data && self(live.data);
  const isOut = me?.presence === 'REFUSED' || me?.presence === 'REMOVED';
  const isInside = me !== undefined && me.presence !== 'LEFT' && !isOut;
  const { where, moveHere } = useOwnTab(user !== null && isInside ? placeInRoom(roomName, user.id) : null);
  const isElsewhere = where === 'elsewhere';
  const { isLeaving, leave } = useLeave(
    roomName,
    isInside && !isElsewhere && participantId !== null ? participantId : undefined,
  );

  // A visitor has no account by which they are known after a reload: the secret of their place is kept sealed in this tab.
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
  const { run: enterRoom, isRunning: isEntering, error: enterError } = enter;
  const comesBack = isInside && where === 'here' && participantId === null && !isEntering && enterError === undefined;
  useEffect(() => {
    if (!comesBack) return;
    enterRoom({ params: { roomName }, body: {} }).then(
      (entered) => setParticipantId(entered.participantId),
      () => undefined,
    );
  }, [comesBack, enterRoom, roomName]);

  const loading = <LoadingScreen fill="panel" label={t('join.loading')} />;
  if (status === 'unchecked' || status === 'loading') return loading;
  const signedInAs = user === null ? null : `${user.firstName} ${user.lastName}`.trim() || user.preferred_username;

  return (
    <>
      <ConnectionNotice isInterrupted={isInterrupted} reader="guest" />
      <ReadView
        read={isInterrupted ? { ...live, error: undefined } : live}
        loading={loading}
        describeError={(error) => <RoomError error={error} isSignedIn={user !== null} onRetry={live.reload} />}
      >
        {(room): ReactNode => {
          if (room.state === 'ENDED') return <RoomClosed onLeave={onLeave} />;
          if (isOut)
            return (
              <NotAdmitted
                why={me.presence === 'REMOVED' ? 'removed' : 'refused'}
                provider={room.providerName}
                onLeave={onLeave}
              />
            );
          if (isInside && isElsewhere) return <InAnotherTab onMove={moveHere} />;
          if (isInside && participantId !== null)
            return (
              <JoinedRoom
                room={room}
                self={me}
                participantId={participantId}
                isLeaving={isLeaving}
                isLive={live.isLive}
                onLeave={() => void leave().then(onLeave)}
              />
            );
          if (isInside && enterError === undefined) return loading;
          return <JoinLobby room={room} signedInAs={signedInAs} enter={enter} onEntered={setParticipantId} />;
        }}
      </ReadView>
    </>
  );
}

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
