import { getAppointment, getRoom, putRecordingPart } from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/client';
import type { createTestServer } from './test-server.ts';

/** A part as a recorder writes it, in milliseconds. */
const PART_MS = 2000;

export interface Captured {
  server: Pick<ReturnType<typeof createTestServer>, 'pass'>;
  /** The provider, whose browser captures. */
  by: Client;
  /** Id of the recording. */
  id: string;
  take: number;
  /** @default sound and picture */
  mimeType?: string;
}

/** Which attempt a provider's room tells of. */
async function presentAttempt(by: Client, id: string): Promise<number> {
  const { roomName } = await by.call(getAppointment, { params: { id } });
  return (await by.call(getRoom, { params: { roomName } })).recordingAttempt;
}

/** The page of a provider that captures one take: time passes, and a part arrives every two seconds. */
export function captureTake({ server, by, id, take, mimeType = 'video/mp4' }: Captured) {
  let index = 0;
  /** The attempt that the room told as the take began. */
  let attempt: number | undefined;
  /** Sends one part of so many milliseconds, without time passing. */
  const send = async (durationMs: number) => {
    attempt ??= await presentAttempt(by, id);
    return by.call(putRecordingPart, {
      params: { id, take: String(take), index: String(index++) },
      body: { mimeType, content: 'AAAA', durationMs, attempt },
    });
  };
  /** Captures for so many seconds. */
  const capture = async (seconds: number) => {
    for (let left = seconds * 1000; left > 0; left -= PART_MS) {
      const durationMs = Math.min(left, PART_MS);
      server.pass({ seconds: durationMs / 1000 });
      // oxlint-disable-next-line no-await-in-loop
      await send(durationMs);
    }
  };
  return { send, capture };
}
