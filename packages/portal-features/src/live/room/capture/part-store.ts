import type { CapturedPart, PartPlace, PartStore } from '@sakina/platform/media/recording';
import type { SealedRecords } from '@sakina/platform/react';

const keyOf = ({ take, index }: PartPlace) => `${take}.${index}`;

const isPart = (value: unknown): value is CapturedPart => {
  const { attempt, take, index, mimeType, content, durationMs } = Object(value) as Record<keyof CapturedPart, unknown>;
  return (
    Number.isSafeInteger(attempt) &&
    Number.isSafeInteger(take) &&
    Number.isSafeInteger(index) &&
    typeof mimeType === 'string' &&
    typeof content === 'string' &&
    Number.isSafeInteger(durationMs)
  );
};

const isPlaces = (value: unknown): value is PartPlace[] =>
  Array.isArray(value) &&
  value.every((place: unknown) => {
    const { take, index } = Object(place) as Record<keyof PartPlace, unknown>;
    return Number.isSafeInteger(take) && Number.isSafeInteger(index);
  });

/**
 * Parts of a recording that the server does not have yet, sealed on this device (SEC-15): a reload loses none.
 * @param records Null where nothing is kept.
 */
export function sealedParts(records: SealedRecords | null, recordingId: string): PartStore {
  const prefix = `recording:${recordingId}`;
  // The list is written by one change at a time, so that none is lost.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = turn.then(work, work);
    turn = next.catch(() => undefined);
    return next;
  };
  const places = async (): Promise<PartPlace[]> => {
    const known = await records?.open(prefix);
    return isPlaces(known) ? known : [];
  };
  const dropAll = async (dropped: readonly PartPlace[]): Promise<void> => {
    if (records === null) return;
    await Promise.all(dropped.map((place) => records.forget(`${prefix}:${keyOf(place)}`)));
    const keys = new Set(dropped.map(keyOf));
    const rest = (await places()).filter((place) => !keys.has(keyOf(place)));
    await (rest.length === 0 ? records.forget(prefix) : records.seal(prefix, rest));
  };
  return {
    put: (part) =>
      inTurn(async () => {
        if (records === null) return;
        await records.seal(`${prefix}:${keyOf(part)}`, part);
        const others = (await places()).filter((place) => keyOf(place) !== keyOf(part));
        await records.seal(prefix, [...others, { take: part.take, index: part.index }]);
      }),
    all: () =>
      inTurn(async () => {
        if (records === null) return [];
        const known = await places();
        const found = await Promise.all(
          known.map(async (place) => ({ place, part: await records.open(`${prefix}:${keyOf(place)}`) })),
        );
        const parts = found.map(({ part }) => part).filter(isPart);
        // Without an attempt the server takes no part, and which attempt it was of cannot be known later.
        const dropped = found.filter(({ part }) => !isPart(part)).map(({ place }) => place);
        if (dropped.length > 0) await dropAll(dropped);
        return parts;
      }),
    remove: (place) => inTurn(() => dropAll([place])),
  };
}
