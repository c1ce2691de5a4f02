/** What plays a track: the library's, which notices how large it is shown, or one's own stream. */
export interface Playable {
  readonly attach: (element: HTMLMediaElement) => unknown;
  readonly detach: (element: HTMLMediaElement) => unknown;
}

/** The elements in which tracks are played. @param find What plays a track, or undefined while there is nothing */
export function createPlayers(find: (trackId: string) => Playable | undefined) {
  const shown = new Map<HTMLMediaElement, { trackId: string; playing: Playable | undefined }>();

  function connect(element: HTMLMediaElement): void {
    const entry = shown.get(element);
    if (!entry) return;
    const now = find(entry.trackId);
    if (now === entry.playing) return;
    entry.playing?.detach(element);
    entry.playing = now;
    now?.attach(element);
  }

  function end(element: HTMLMediaElement): void {
    shown.get(element)?.playing?.detach(element);
    shown.delete(element);
  }

  return {
    attach: (trackId: string, element: HTMLMediaElement): (() => void) => {
      end(element);
      shown.set(element, { trackId, playing: undefined });
      connect(element);
      return () => {
        if (shown.get(element)?.trackId === trackId) end(element);
      };
    },
    /** Gives elements the tracks of now. */
    refresh: (): void => {
      for (const element of shown.keys()) connect(element);
    },
    stop: (): void => {
      for (const element of shown.keys()) end(element);
    },
  };
}

/** What plays each of one's own streams: the same for as long as a stream is there. */
export function createOwnPlayers(): (stream: MediaStream) => Playable {
  const known = new WeakMap<MediaStream, Playable>();
  return (stream) => {
    const player = known.get(stream) ?? playStream(stream);
    known.set(stream, player);
    return player;
  };
}

function playStream(stream: MediaStream): Playable {
  return {
    attach: (element) => {
      element.srcObject = stream;
      // One's own picture makes no sound, so that no browser holds it back.
      void element.play().catch(() => undefined);
    },
    detach: (element) => {
      element.srcObject = null;
    },
  };
}
