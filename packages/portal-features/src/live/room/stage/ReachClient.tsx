import { ButtonLink, Link, Text } from '@sakina/design-system';
import { getAppointment, getClient } from '@sakina/platform/contract';
import { dial, paths, phoneToCall, shownNumber } from '@sakina/platform/domain';
import { useOperation } from '@sakina/platform/react';
import { Phone } from 'lucide-react';
import { useStageText } from './messages/index.ts';

export interface ReachClientProps {
  /** The session that runs. */
  appointmentId: string;
  /** The name that the room has for its client. */
  name: string;
}

/**
 * How the host reaches the client of a session from outside it: by telephone, where the record has a number for them,
 * and by a message. Messages open beside the room, so that whoever comes back finds the host in it.
 */
export function ReachClient({ appointmentId, name }: ReachClientProps) {
  const t = useStageText();
  const clientId = useOperation(getAppointment, { params: { id: appointmentId } }).data?.client.id;
  const client = useOperation(getClient, clientId === undefined ? null : { params: { id: clientId } }).data;
  const phone = client && phoneToCall(client);
  return (
    <>
      {phone === null && <Text size="sm">{t('lost.noPhone')}</Text>}
      {phone && (
        <ButtonLink size="small" variant="secondary" href={dial(phone)}>
          <Phone aria-hidden />
          {t('lost.call', { name, phone: shownNumber(phone) })}
        </ButtonLink>
      )}
      {clientId !== undefined && (
        <Link variant="standalone" isExternal href={paths.providerMessages({ client: clientId })}>
          {t('lost.message', { name })}
        </Link>
      )}
    </>
  );
}
