interface PlayersOptions {
  /** The stream of a track, or undefined while there is none. */
  find: (trackId: string) => MediaStream | undefined;
  /** Called when the browser begins or stops holding sound back. */
  onHeld: (isHeld: boolean) => void;
}

/** The elements in which tracks are played. */
export function createPlayers({ find, onHeld }: PlayersOptions) {
  const elements = new Map<HTMLMediaElement, string>();
  let isHeld = false;
  let speaker: string | null = null;

  function hold(now: boolean): void {
    if (now === isHeld) return;
    isHeld = now;
    onHeld(now);
  }

  async function play(element: HTMLMediaElement): Promise<void> {
    try {
      await element.play();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError' && !element.muted) hold(true);
    }
  }

  function connect(element: HTMLMediaElement, trackId: string): void {
    const stream = find(trackId) ?? null;
    if (element.srcObject === stream) return;
    element.srcObject = stream;
    if (stream) void play(element);
  }

  async function sink(element: HTMLMediaElement, id: string): Promise<void> {
    if (!('setSinkId' in element)) return;
    // A speaker that is gone gives way to the system's own.
    await element.setSinkId(id).catch(() => element.setSinkId('').catch(() => undefined));
  }

  return {
    attach: (trackId: string, element: HTMLMediaElement): (() => void) => {
      elements.set(element, trackId);
      connect(element, trackId);
      if (speaker !== null) void sink(element, speaker);
      return () => {
        if (elements.get(element) !== trackId) return;
        elements.delete(element);
        element.srcObject = null;
      };
    },
    /** Gives elements the streams of now. */
    refresh: (): void => {
      for (const [element, trackId] of elements) connect(element, trackId);
    },
    /** Plays through a speaker; to be called inside a press, since a browser may refuse it otherwise. */
    use: async (id: string): Promise<void> => {
      speaker = id;
      await Promise.all([...elements.keys()].map((element) => sink(element, id)));
    },
    using: () => speaker,
    enable: async (): Promise<void> => {
      hold(false);
      await Promise.all([...elements.keys()].map(play));
    },
    stop: (): void => {
      for (const element of elements.keys()) element.srcObject = null;
      elements.clear();
    },
  };
}
