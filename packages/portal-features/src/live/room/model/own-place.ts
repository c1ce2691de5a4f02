import type { JoinChoice, Kept } from '../devices/choice.ts';

/** Milliseconds for which a page that is loaded again goes back into the call by itself. */
export const COMES_BACK_MS = 10 * 60_000;

/** In which call this tab is, and how: no name, no key, and nothing of what is said. */
export interface OwnPlace {
  readonly roomName: string;
  /** One’s id in the room: another account in the same tab is someone else. */
  readonly seat: string;
  readonly choice: JoinChoice;
  readonly kept: Kept;
  /** Epoch milliseconds of the last sign of life. */
  readonly at: number;
}

const WAYS: readonly unknown[] = ['video', 'voice', 'text'];
const isSwitch = (value: unknown) => value === undefined || typeof value === 'boolean';
const isId = (value: unknown) => value === undefined || typeof value === 'string';
const record = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>;

function parsed(text: string | null): Record<string, unknown> {
  try {
    return record(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

/**
 * How someone was in a call before the page was loaded again; null where they were in none, in another one, or too long
 * ago.
 * @param text What was kept; anything can stand there.
 */
export function placeToTake(
  text: string | null,
  { roomName, seat }: Pick<OwnPlace, 'roomName' | 'seat'>,
  now: number,
): Pick<OwnPlace, 'choice' | 'kept'> | null {
  const place = parsed(text);
  if (place['roomName'] !== roomName || place['seat'] !== seat) return null;
  const age = now - Number(place['at']);
  if (!(age >= 0 && age <= COMES_BACK_MS)) return null;
  const { way, ...chosen } = record(place['choice']);
  const kept = record(place['kept']);
  const ids = ['microphoneId', 'cameraId', 'speakerId'];
  const isWell =
    WAYS.includes(way) &&
    ids.every((id) => isId(chosen[id]) && isId(kept[id])) &&
    ['microphone', 'camera'].every((device) => isSwitch(kept[device]));
  return isWell ? { choice: { ...chosen, way } as JoinChoice, kept } : null;
}
