import { Banner, Button, LoadingScreen } from '@sakina/design-system';
import { enterRoom, getAppointment, listAppointments, updateParticipant } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useAction, useInvalidate, useKeepsSession } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorNotice, Ground, ReadView } from '../../../shared/index.ts';
import { useRoom } from '../api/rooms.ts';
import type { SessionStart } from '../api/session-start.ts';
import { useSessionText } from '../messages/index.ts';
import { RoomCall } from '../stage/late.tsx';
import type { EndAnswer } from '../model/end-session.ts';
import { RoomWindow } from '../window/RoomWindow.tsx';
import { isCapturing, self, wasAttended } from '../model/room.ts';
import { failedStep } from '../model/steps.ts';
import { BillingTimer } from './BillingTimer.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { EndSession } from './EndSession.tsx';
import { Knocks } from './Knocks.tsx';
import { OffTheRecord } from './OffTheRecord.tsx';
import { PrivacySwitch } from './PrivacySwitch.tsx';
import { PrivateMark } from './PrivateMark.tsx';
import { RecordAgain } from './RecordAgain.tsx';
import { RecordingFailed } from './RecordingFailed.tsx';
import { RecordingIndicator } from './RecordingIndicator.tsx';
import { roomTabs } from './room-tabs.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useConsentPart } from './use-consent-part.tsx';
import { WayBack } from './WayBack.tsx';

export interface ProviderRoomProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** The start of this session, from which the timer counts. */
  start: SessionStart;
  /** Whether the question that ends it opens at once. */
  asksToEnd: boolean;
  /** Whether another page is shown, and the call goes on in a corner of it. */
  isFloating: boolean;
  /** Called when the provider leaves the room, which stays open. */
  onLeave: () => void;
  /** What the app adds for as long as the room runs; called with what leaves it. */
  whileInRoom: ((leave: () => void) => ReactNode) | undefined;
  /** Ends the session. */
  onEnd: (mayBeRecording: boolean, answer: EndAnswer) => void;
}

/** The provider's side of a session under way: who is here, what is recorded, how long it has lasted, and its end. */
export function ProviderRoom({
  appointment,
  start,
  asksToEnd,
  isFloating,
  onLeave,
  whileInRoom,
  onEnd,
}: ProviderRoomProps) {
  const t = useSessionText();
  const { roomName, client } = appointment;
  useKeepsSession(true);
  const { run, isRunning: isEntering, error: enterError } = useAction(enterRoom);
  const indicator = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const [participantId, setParticipantId] = useState<string>();
  const live = useRoom(roomName, participantId ?? null);
  const enter = async () => {
    try {
      setParticipantId((await run({ params: { roomName }, body: {} })).participantId);
    } catch {
      // Shown from `enterError`.
    }
  };
  const enterOnce = useRef(enter);
  useEffect(() => {
    heading.current?.focus();
    void enterOnce.current();
  }, []);
  // On the way back from the list of sessions, which has the same path, what had the focus goes with that list.
  useEffect(() => {
    if (!isFloating && document.activeElement === document.body) heading.current?.focus();
  }, [isFloating]);

  // These buttons go with the problem that they mend, so the focus goes on before.
  const leaveButton = (act: () => void) => {
    heading.current?.focus();
    act();
  };

  const { facts } = start.progress;
  const startedAt = facts.startedAt ?? appointment.startedAt;
  const mayBeRecording = live.data === undefined || live.data.recording !== 'NONE';

  const room = live.data;
  const me = room && self(room);
  const place = me && participantId !== undefined ? { id: me.id, secret: participantId } : null;
  const consent = useConsentPart(room && me && place && { room, self: me, participantId: place.secret }, heading);
  const { run: update } = useAction(updateParticipant);
  const leave = () => {
    onLeave();
    if (place === null) return;
    // Whoever wants to leave, leaves; the others see it by the silence.
    update({
      params: { roomName, participantId: place.id },
      secret: place.secret,
      body: { presence: 'LEFT' },
    }).catch(() => undefined);
  };
  // A room that ended was ended elsewhere: an end from here replaces this screen.
  const invalidate = useInvalidate();
  const hasEnded = room?.state === 'ENDED';
  useEffect(() => {
    if (hasEnded) void invalidate(getAppointment, listAppointments);
  }, [hasEnded, invalidate]);
  const tabs = room
    ? roomTabs({
        room,
        own: me && participantId !== undefined ? { self: me, participantId } : null,
        isHost: true,
        isLive: live.isLive,
        expected: client.displayName,
        notes: <SidePanel appointment={appointment} />,
        consent: consent.tabs,
      })
    : [];

  return (
    <Ground isNight isWindow={isFloating}>
      {whileInRoom?.(leave)}
      <RoomWindow
        isFloating={isFloating}
        title={t('room.title', { name: client.displayName })}
        headingRef={heading}
        facts={
          <>
            <BillingTimer billingStartedAt={facts.billingStartedAt} sessionStartedAt={startedAt} />
            {room?.privacy === 'PRIVATE' && <PrivateMark />}
          </>
        }
        back={<WayBack />}
        over={
          <>
            {room && <Knocks room={room} expected={client.displayName} />}
            {room?.recording === 'FAILED' && (
              <RecordingFailed appointmentId={appointment.id} room={room} onDone={() => heading.current?.focus()} />
            )}
            <ConnectionNotice isInterrupted={live.isInterrupted} reader="provider" />
            {failedStep(start.progress) !== undefined && (
              <Banner
                tone="warning"
                title={t('room.resumeFailed.title')}
                actions={
                  <Button
                    size="small"
                    variant="secondary"
                    isPending={start.isRunning}
                    onPress={() => leaveButton(start.resume)}
                  >
                    {t('room.resumeFailed.retry')}
                  </Button>
                }
              >
                {t('room.resumeFailed.body')}
              </Banner>
            )}
            <ErrorNotice
              error={enterError}
              actions={
                <Button
                  size="small"
                  variant="secondary"
                  isPending={isEntering}
                  onPress={() => leaveButton(() => void enter())}
                >
                  {t('room.enterFailed.retry')}
                </Button>
              }
            />
          </>
        }
        later={consent.asked}
        panelHead={
          room && (
            <>
              <RecordingIndicator ref={indicator} room={room} />
              <PrivacySwitch room={room} />
              {(isCapturing(room.recording) || room.recording === 'PAUSED') && (
                <OffTheRecord
                  appointmentId={appointment.id}
                  status={room.recording}
                  onDone={() => indicator.current?.focus()}
                />
              )}
              {(room.recording === 'STOPPED' || room.recording === 'FAILED') && (
                <RecordAgain appointmentId={appointment.id} onDone={() => indicator.current?.focus()} />
              )}
            </>
          )
        }
        tabs={tabs}
        end={
          <EndSession
            asksAtOnce={asksToEnd}
            appointment={appointment}
            wasAttended={live.data && wasAttended(live.data)}
            mayBeRecording={room === undefined || isCapturing(room.recording) || room.recording === 'PAUSED'}
            onLeave={leave}
            onEnd={(answer) => onEnd(mayBeRecording, answer)}
          />
        }
      >
        <ReadView
          read={live.isInterrupted ? { ...live, error: undefined } : live}
          loading={<LoadingScreen fill="panel" label={t('room.people.loading')} />}
        >
          {(known) =>
            me &&
            participantId !== undefined && (
              <RoomCall room={known} participantId={participantId} selfId={me.id} recordingId={appointment.id} isHost />
            )
          }
        </ReadView>
      </RoomWindow>
    </Ground>
  );
}
