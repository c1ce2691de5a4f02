import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Where two pictures differ. */
export interface Difference {
  /** How many pixels differ, edges that are only smoothed otherwise left out. */
  pixels: number;
  /** Their share of the picture, 0 to 1. */
  share: number;
  /** The smallest rectangle around them. */
  box: { x: number; y: number; width: number; height: number };
  /** Set where the two are not of the same size. */
  sizes?: { before: string; after: string } | undefined;
  /** A picture of the difference, as PNG: what differs in red over the faded rest. */
  picture: Buffer;
}

/**
 * How far apart two colours may be before they count as different, from 0 to 1: not at all. Both pictures come from the
 * same browser on the same machine and are equal to the bit where nothing changed, so there is nothing to let pass, and
 * a colour token that moves by one step in 255 is found. What is only smoothed differently at an edge does not count.
 */
const THRESHOLD = 0;

/** Puts a picture on a larger sheet, whose rest has a colour that the other sheet's rest does not have. */
function onSheet(picture: PNG, width: number, height: number, rest: readonly [number, number, number]): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  for (let at = 0; at < sheet.data.length; at += 4) sheet.data.set([...rest, 255], at);
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/** The rectangle around all pixels of a mask that are not transparent. */
function boxOf({ data, width, height }: PNG): Difference['box'] {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Compares two pictures, which may be of different sizes: what only one of them has differs.
 * @param before PNG of the base.
 * @param after PNG of the working tree.
 * @returns Where they differ, or undefined where they do not.
 */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const [left, right] = [onSheet(a, width, height, [255, 0, 255]), onSheet(b, width, height, [0, 255, 0])];
  const options = { threshold: THRESHOLD, includeAA: false };
  const shown = new PNG({ width, height });
  const pixels = pixelmatch(left.data, right.data, shown.data, width, height, {
    ...options,
    alpha: 0.15,
    diffColor: [220, 0, 40],
    aaColor: [240, 170, 0],
  });
  if (pixels === 0) return undefined;
  const mask = new PNG({ width, height });
  pixelmatch(left.data, right.data, mask.data, width, height, { ...options, diffMask: true });
  const isSameSize = a.width === b.width && a.height === b.height;
  return {
    pixels,
    share: pixels / (width * height),
    box: boxOf(mask),
    sizes: isSameSize ? undefined : { before: `${a.width}×${a.height}`, after: `${b.width}×${b.height}` },
    picture: PNG.sync.write(shown),
  };
}

/** A difference in one line of words. */
export function inWords({ pixels, share, box, sizes }: Difference): string {
  const percent = share < 0.0001 ? 'under 0.01 %' : `${(share * 100).toFixed(2)} %`;
  const place = `${box.width}×${box.height} at ${box.x}, ${box.y}`;
  return `${pixels.toLocaleString('en-US')} pixels (${percent}), within ${place}${sizes ? `; was ${sizes.before}, is ${sizes.after}` : ''}`;
}
