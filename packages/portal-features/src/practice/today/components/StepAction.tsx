import { ButtonLink } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { ConfirmBooking } from '../../shared/confirm-booking/index.ts';
import { useTodayText } from '../messages/index.ts';
import type { Step } from '../model/board.ts';
import { MarkMissed } from './MarkMissed.tsx';
import type { OwnStepProps } from './step-props.ts';

export interface StepActionProps extends OwnStepProps {
  step: NonNullable<Step>;
}

/** The one next action of a session: a link where it is done elsewhere, a button where it is done here. */
export function StepAction({ appointment, step, onDone }: StepActionProps) {
  const t = useTodayText();
  if (step === 'confirm') return <ConfirmBooking appointment={appointment} onDone={onDone} />;
  if (step === 'settle') return <MarkMissed appointment={appointment} onDone={onDone} />;
  const { id, client } = appointment;
  const href = {
    admit: () => paths.startSession(id),
    return: () => paths.startSession(id),
    start: () => paths.startSession(id),
    prepare: () => paths.providerClients({ client: client.id }),
    credentials: () => paths.providerCredentials(),
    suspended: () => paths.providerCalendar({ view: 'day' }),
    write: () => paths.providerNotes({ appointment: id }),
    sign: () => paths.providerNotes({ appointment: id }),
  }[step]();
  const isUrgent = step === 'admit' || step === 'return' || step === 'start';
  return (
    <ButtonLink
      size="small"
      variant={isUrgent ? 'action' : 'secondary'}
      href={href}
      aria-label={t(`step.${step}.of`, { client: client.displayName })}
    >
      {t(`step.${step}`)}
    </ButtonLink>
  );
}
