import { Banner, Button, Heading, Inline, Link, LoadingScreen, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useKeepsSession } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ErrorNotice, Ground, ReadView } from '../../shared/index.ts';
import { useEnterRoom } from '../api/use-enter-room.ts';
import { useRoom } from '../api/use-room.ts';
import type { SessionStart } from '../api/use-start-session.ts';
import { useSessionText } from '../messages/index.ts';
import { RoomCall } from '../stage/late.tsx';
import type { EndAnswer } from '../model/end-session.ts';
import { isCapturing, self, wasAttended } from '../model/room.ts';
import { failedStep } from '../model/steps.ts';
import { AdmissionPanel } from './AdmissionPanel.tsx';
import { BillingTimer } from './BillingTimer.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { EndSessionButton } from './EndSessionButton.tsx';
import { footStyle, headStyle, panelsStyle } from './ProviderRoom.styles.ts';
import { OffTheRecord } from './OffTheRecord.tsx';
import { PrivacySwitch } from './PrivacySwitch.tsx';
import { RecordAgain } from './RecordAgain.tsx';
import { RecordingIndicator } from './RecordingIndicator.tsx';
import { RoomChat } from './RoomChat.tsx';
import { RoomPeople } from './RoomPeople.tsx';
import { SidePanel } from './SidePanel.tsx';

export interface ProviderRoomProps {
  appointment: Appointment;
  /** The start of this session, from which the timer counts. */
  start: SessionStart;
  /** Whether the question that ends it opens at once. */
  asksToEnd: boolean;
  /** Ends the session. */
  onEnd: (mayBeRecording: boolean, answer: EndAnswer) => void;
}

const Head = styled.header`${headStyle}`;
const Panels = styled.div`${panelsStyle}`;
const Foot = styled.div`${footStyle}`;

/** The provider's side of a session under way: who is here, what is recorded, how long it has lasted, and its end. */
export function ProviderRoom({ appointment, start, asksToEnd, onEnd }: ProviderRoomProps) {
  const t = useSessionText();
  const { roomName, client } = appointment;
  useKeepsSession(true);
  const { run: enterRoom, isRunning: isEntering, error: enterError } = useEnterRoom();
  const indicator = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const [participantId, setParticipantId] = useState<string>();
  const live = useRoom(roomName, participantId ?? null);
  const enter = async () => {
    try {
      setParticipantId((await enterRoom({ params: { roomName }, body: {} })).participantId);
    } catch {
      // Shown from `enterError`.
    }
  };
  const enterOnce = useRef(enter);
  useEffect(() => {
    heading.current?.focus();
    void enterOnce.current();
  }, []);

  // These buttons go with the problem that they mend, so the focus goes on before.
  const leaveButton = (act: () => void) => {
    heading.current?.focus();
    act();
  };

  const { facts } = start.progress;
  const startedAt = facts.startedAt ?? appointment.startedAt;
  const mayBeRecording = live.data === undefined || live.data.recording !== 'NONE';

  return (
    <Ground isNight>
      <Head>
        <Stack gap="half">
          <Heading level={1} tabIndex={-1} ref={heading}>
            {t('room.title', { name: client.displayName })}
          </Heading>
        </Stack>
        <BillingTimer billingStartedAt={facts.billingStartedAt} sessionStartedAt={startedAt} />
      </Head>
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
      <ReadView
        read={live.isInterrupted ? { ...live, error: undefined } : live}
        loading={<LoadingScreen fill="panel" label={t('room.people.loading')} />}
      >
        {(room) => {
          const me = self(room);
          return (
            <Panels>
              <Stack gap="x4" data-part="recording">
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
                {room.recordingRequested && me && participantId && (
                  <ConsentQuestion roomName={roomName} participantId={participantId} said={me.recordingConsent} />
                )}
                <SidePanel appointment={appointment} />
              </Stack>
              <Stack gap="x4" data-part="people">
                {me && participantId && (
                  <RoomCall
                    room={room}
                    participantId={participantId}
                    selfId={me.id}
                    recordingId={appointment.id}
                    isHost
                  />
                )}
                <AdmissionPanel room={room} expected={client.displayName} />
                <RoomPeople room={room} expected={client.displayName} isHost />
                {participantId && <RoomChat room={room} participantId={participantId} isHost isLive={live.isLive} />}
              </Stack>
            </Panels>
          );
        }}
      </ReadView>
      <Inline gap="x2">
        <Link variant="standalone" href={paths.providerPortal()}>
          {t('room.leave')}
        </Link>
        <Text size="xs" tone="muted">
          {t('room.leave.note')}
        </Text>
      </Inline>
      <Foot>
        <EndSessionButton
          asksAtOnce={asksToEnd}
          appointmentId={appointment.id}
          client={client.displayName}
          startsAt={appointment.startsAt}
          wasAttended={live.data && wasAttended(live.data)}
          mayBeRecording={mayBeRecording}
          onEnd={(answer) => onEnd(mayBeRecording, answer)}
        />
      </Foot>
    </Ground>
  );
}
