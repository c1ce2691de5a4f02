import type { MediaRoom, MediaSeat } from '@sakina/platform/media';
import { useEffect, useRef } from 'react';

/** What is heard of the others: elements without a face. */
export function Sounds({ call, seats }: { call: Pick<MediaRoom, 'attach'>; seats: readonly MediaSeat[] }) {
  const ids = seats
    .filter(({ isSelf }) => !isSelf)
    .flatMap(({ tracks }) => tracks)
    .filter(({ source }) => source === 'microphone' || source === 'screen-audio')
    .map(({ id }) => id);
  return ids.map((id) => <Sound key={id} call={call} trackId={id} />);
}

function Sound({ call, trackId }: { call: Pick<MediaRoom, 'attach'>; trackId: string }) {
  const element = useRef<HTMLAudioElement>(null);
  useEffect(() => (element.current ? call.attach(trackId, element.current) : undefined), [call, trackId]);
  // Captions of a live call stand elsewhere in the room, in words of their own.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio ref={element} autoPlay aria-hidden />;
}
