/** Repeatable pseudo-random numbers, so that the seed is deterministic. */
export interface Random {
  /** A whole number from `least` to `most`. */
  integer: (least: number, most: number) => number;
  /** One of the items. */
  pick: <T>(items: readonly [T, ...T[]]) => T;
}

/** Creates a generator from a seed text (FNV-1a, then mulberry32). */
export function createRandom(words: string): Random {
  let state = 2_166_136_261;
  for (let index = 0; index < words.length; index += 1) state = Math.imul(state ^ words.charCodeAt(index), 16_777_619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { integer, pick: (items) => items[integer(0, items.length - 1)] ?? items[0] };
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Opaque letters and digits, derived from a text. */
export function opaque(words: string, length: number): string {
  const random = createRandom(words);
  return Array.from({ length }, () => letters[random.integer(0, letters.length - 1)] ?? 'x').join('');
}
