import { Button, ErrorState, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { getAppointment } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { Ground, ReadView, errorCase, useErrorText } from '../../../shared/index.ts';
import { ChooseSession } from '../components/ChooseSession.tsx';
import { Over } from '../components/Over.tsx';
import { SessionStages } from '../components/SessionStages.tsx';
import type { SessionStagesProps } from '../components/SessionStages.tsx';
import { useSessionText } from '../messages/index.ts';

export interface StartSessionScreenProps {
  /** The appointment in the address; left out, the provider is asked which one. */
  appointmentId?: string | undefined;
  /**
   * Whether the question that ends a running session opens at once.
   * @default false
   */
  asksToEnd?: boolean;
  /**
   * Whether it has the page. While another page is shown only a call that runs goes on, in a corner of the window.
   * @default true
   */
  isShown?: boolean;
  /** Called while it does not have the page and nothing of it runs any more: it can be taken down. */
  onOver?: () => void;
  /**
   * What the app adds while the room runs, such as a question before it ends with its page; called with what leaves the
   * room, which stays open.
   */
  whileInRoom?: (leave: () => void) => ReactNode;
  /** Called to show another session, or this one from beside another page; with null to have one chosen. */
  onAppointmentChange: (appointmentId: string | null) => void;
}

/** Starting, holding and ending a session (ROUTE-28): the provider's side, from the checks to the summary. */
export function StartSessionScreen({
  appointmentId,
  asksToEnd = false,
  isShown = true,
  onOver,
  whileInRoom,
  onAppointmentChange,
}: StartSessionScreenProps) {
  if (appointmentId === undefined || appointmentId === '') return <ChooseSession />;
  return (
    <SessionOfAppointment
      key={appointmentId}
      appointmentId={appointmentId}
      asksToEnd={asksToEnd}
      isShown={isShown}
      onOver={onOver}
      onOpen={() => onAppointmentChange(appointmentId)}
      whileInRoom={whileInRoom}
      onChooseAnother={() => onAppointmentChange(null)}
    />
  );
}

interface SessionOfAppointmentProps extends Omit<SessionStagesProps, 'appointment'> {
  appointmentId: string;
  onChooseAnother: () => void;
}

function SessionOfAppointment({ appointmentId, onChooseAnother, ...stages }: SessionOfAppointmentProps) {
  const { isShown, onOver } = stages;
  const t = useSessionText();
  const errorText = useErrorText();
  const read = useOperation(getAppointment, { params: { id: appointmentId } });
  if (!isShown && read.data === undefined) return <Over onOver={onOver} />;
  return (
    <ReadView
      // A refresh that fails must not push a running session aside: the room says by itself that the connection is
      // gone.
      read={read.data === undefined ? read : { ...read, error: undefined }}
      loading={<Loading />}
      describeError={(error) => {
        const which = errorCase(error);
        const isFinal = which === 'notFound' || which === 'forbidden';
        const { title, body } = isFinal
          ? { title: t(`appointment.${which}.title`), body: t(`appointment.${which}.body`) }
          : errorText(error);
        return (
          <Ground width="text" place="centre">
            <ErrorState
              headingLevel={1}
              title={title}
              {...(!isFinal && { onRetry: read.reload })}
              action={
                <Button variant={isFinal ? 'primary' : 'quiet'} onPress={onChooseAnother}>
                  {t('choose.another')}
                </Button>
              }
            >
              {body}
            </ErrorState>
          </Ground>
        );
      }}
    >
      {(appointment) => <SessionStages appointment={appointment} {...stages} />}
    </ReadView>
  );
}

function Loading() {
  const t = useSessionText();
  return (
    <Ground width="text">
      <LoadingRegion label={t('appointment.loading')}>
        <Stack gap="x3">
          <Skeleton shape="heading" />
          <Skeleton lines={5} />
          <Skeleton shape="block" size="lg" />
        </Stack>
      </LoadingRegion>
    </Ground>
  );
}
