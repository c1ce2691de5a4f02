/** Pictures a second that are drawn; enough for talk, and half of what a call shows. */
const PICTURES_A_SECOND = 15;
const WIDTH = 1280;
const HEIGHT = 720;

/** What is recorded of someone: their id and the elements in which their sound and picture play. */
export interface RecordedSeat {
  readonly id: string;
  /** Shown where there is no picture. */
  readonly name: string;
  /** Plays the picture; null where it is off or not agreed to. */
  readonly picture: HTMLVideoElement | null;
  /** The sound as a stream; null where it is off. */
  readonly sound: MediaStream | null;
}

/** Where a tile is in the picture, in its pixels. */
export interface TilePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The places of a number of tiles, row by row: as near to a square of rows and columns as they go. */
export function tilePlaces(count: number, width: number = WIDTH, height: number = HEIGHT): TilePlace[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / Math.max(1, columns));
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(((index % columns) * width) / columns),
    y: Math.round((Math.floor(index / columns) * height) / rows),
    width: Math.round(width / columns),
    height: Math.round(height / rows),
  }));
}

/** The largest part of a picture that fills a place without being stretched: the source rectangle of `drawImage`. */
export function coverOf(
  picture: { readonly width: number; readonly height: number },
  place: Pick<TilePlace, 'width' | 'height'>,
): TilePlace {
  const scale = Math.min(picture.width / place.width, picture.height / place.height);
  const width = place.width * scale;
  const height = place.height * scale;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** One picture and one sound of a whole room. */
export interface Composition {
  /** Stays the same while people come and go: a track that is added to a recording ends it. */
  readonly stream: MediaStream;
  /** Who is in it from now on. */
  show(seats: readonly RecordedSeat[]): void;
  /** Ends it; nothing is drawn or mixed any more. */
  close(): void;
}

/**
 * Draws the pictures of a room into one and mixes its sound, for a recording.
 * @param hasPicture Whether everyone agreed to be seen; without it the stream is sound alone.
 */
export function createComposition(hasPicture: boolean): Composition {
  const context = new AudioContext();
  const mixed = context.createMediaStreamDestination();
  const inputs = new Map<string, { stream: MediaStream; node: MediaStreamAudioSourceNode }>();
  let seats: readonly RecordedSeat[] = [];

  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = hasPicture ? canvas.getContext('2d') : null;
  const timer = brush === null ? undefined : setInterval(() => draw(brush), 1000 / PICTURES_A_SECOND);
  const pictures = brush === null ? [] : canvas.captureStream(PICTURES_A_SECOND).getVideoTracks();

  function draw(target: CanvasRenderingContext2D): void {
    target.fillStyle = '#0b1437';
    target.fillRect(0, 0, WIDTH, HEIGHT);
    const places = tilePlaces(seats.length);
    for (const [index, { name, picture }] of seats.entries()) {
      const place = places[index];
      if (place === undefined) continue;
      if (picture !== null && picture.videoWidth > 0) {
        const from = coverOf({ width: picture.videoWidth, height: picture.videoHeight }, place);
        target.drawImage(picture, from.x, from.y, from.width, from.height, place.x, place.y, place.width, place.height);
      }
      target.fillStyle = '#ffffff';
      target.font = '24px sans-serif';
      target.fillText(name, place.x + 16, place.y + place.height - 16, place.width - 32);
    }
  }

  function listen(id: string, sound: MediaStream | null): void {
    const before = inputs.get(id);
    if (before?.stream === sound) return;
    before?.node.disconnect();
    inputs.delete(id);
    if (sound === null || sound.getAudioTracks().length === 0) return;
    const node = context.createMediaStreamSource(sound);
    node.connect(mixed);
    inputs.set(id, { stream: sound, node });
  }

  return {
    stream: new MediaStream([...pictures, ...mixed.stream.getAudioTracks()]),
    show: (next) => {
      for (const id of inputs.keys()) if (!next.some((seat) => seat.id === id)) listen(id, null);
      for (const { id, sound } of next) listen(id, sound);
      seats = next;
    },
    close: () => {
      clearInterval(timer);
      for (const id of inputs.keys()) listen(id, null);
      for (const track of [...pictures, ...mixed.stream.getTracks()]) track.stop();
      void context.close();
    },
  };
}
