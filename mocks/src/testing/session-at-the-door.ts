import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { createTestServer, who } from './test-server.ts';

/** The session of Dr. Rahman with Layla that can be started. */
export const startable = { params: { id: ids.appointments.startable } };

/** A session of Dr. Rahman with Layla, at a time when it can be started. */
export async function atTheDoor(options: { simulatePeers?: boolean } = {}) {
  const server = createTestServer(options);
  const amina = server.as(who.amina);
  const layla = server.as(who.layla);
  const { roomName } = await layla.call(contract.getAppointment, startable);
  const look = (client = amina, participantId?: string) =>
    client.call(contract.getRoom, { params: { roomName }, secret: participantId });
  /** Says that one is here or has left, or answers about the recording, and gives the room as it is then. */
  const answer = async (
    participantId: string,
    { presence, recordingConsent }: { presence?: 'PRESENT' | 'LEFT'; recordingConsent?: boolean },
    client = layla,
  ) => {
    if (presence !== undefined) {
      const own = (await look(client, participantId)).participants.find(({ isSelf }) => isSelf);
      const params = { roomName, participantId: own?.id ?? '' };
      await client.call(contract.updateParticipant, { params, secret: participantId, body: { presence } });
    }
    if (recordingConsent !== undefined) {
      const scopes = recordingConsent ? (['AUDIO', 'VIDEO', 'TRANSCRIPT'] as const).slice() : [];
      const body = { participantId, scopes, textVersion: '2026-11', language: 'en' as const };
      await client.call(contract.answerRecordingConsent, { params: { roomName }, body });
    }
    return look(client, participantId);
  };
  /** The host lets one person in who waits. */
  const admit = async (name = 'Layla Haddad') => {
    const waiting = (await look()).participants.find((entry) => entry.displayName === name);
    if (!waiting) throw new Error(`${name} does not wait`);
    return amina.call(contract.admitParticipant, { params: { roomName, participantId: waiting.id } });
  };
  return {
    server,
    amina,
    layla,
    roomName,
    look,
    answer,
    admit,
    enter: (client = layla, displayName?: string) =>
      client.call(contract.enterRoom, { params: { roomName }, body: { displayName } }),
  };
}
