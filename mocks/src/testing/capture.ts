import { putRecordingPart } from '@sakina/platform/contract';
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

/** The page of a provider that captures one take: time passes, and a part arrives every two seconds. */
export function captureTake({ server, by, id, take, mimeType = 'video/mp4' }: Captured) {
  let index = 0;
  /** Sends one part of so many milliseconds, without time passing. */
  const send = (durationMs: number) =>
    by.call(putRecordingPart, {
      params: { id, take: String(take), index: String(index++) },
      body: { mimeType, content: 'AAAA', durationMs },
    });
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
