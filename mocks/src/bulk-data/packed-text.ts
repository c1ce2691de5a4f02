import { foldForSearch } from '@sakina/platform/locale';
import type { PushPiece } from './names.ts';

const encoder = new TextEncoder();
const NEW_LINE = 10;
/** The most bytes of a row: the buffer grows by this while rows are written. */
const LONGEST_ROW = 400;

/** A text as it is compared and searched: lower case, without accents, in UTF-8. */
export const searchBytes = (text: string) => encoder.encode(foldForSearch(text));

/** Compares two texts by their bytes. */
export function compareBytes(
  first: Uint8Array,
  from: number,
  until: number,
  second: Uint8Array,
  secondFrom: number,
  secondUntil: number,
): number {
  const shared = Math.min(until - from, secondUntil - secondFrom);
  for (let index = 0; index < shared; index += 1) {
    const difference = (first[from + index] ?? 0) - (second[secondFrom + index] ?? 0);
    if (difference !== 0) return difference;
  }
  return until - from - (secondUntil - secondFrom);
}

/** A list of texts in one byte array: for each row the name, a line break, and the other searched texts. */
export class PackedText {
  readonly bytes: Uint8Array;
  /** Where each row ends; the next begins there. */
  readonly ends: Uint32Array;
  /** Bytes of each name. */
  readonly names: Uint8Array;

  constructor(
    rows: number,
    putName: (row: number, put: PushPiece) => void,
    putRest: (row: number, put: PushPiece) => void,
  ) {
    const pieces = new Map<string, Uint8Array>();
    let buffer = new Uint8Array(rows * 64);
    let length = 0;
    const put: PushPiece = (piece, isUnique = false) => {
      if (isUnique) {
        for (let index = 0; index < piece.length; index += 1) buffer[length + index] = piece.charCodeAt(index);
        length += piece.length;
        return;
      }
      let bytes = pieces.get(piece);
      if (bytes === undefined) {
        bytes = searchBytes(piece);
        pieces.set(piece, bytes);
      }
      // Copied in a loop: pieces are a few bytes long, and a call of `set` costs more.
      for (let index = 0; index < bytes.length; index += 1) buffer[length + index] = bytes[index] ?? 0;
      length += bytes.length;
    };
    this.ends = new Uint32Array(rows);
    this.names = new Uint8Array(rows);
    for (let row = 0; row < rows; row += 1) {
      if (buffer.length - length < LONGEST_ROW) {
        const grown = new Uint8Array(buffer.length + rows * 16);
        grown.set(buffer);
        buffer = grown;
      }
      const start = length;
      putName(row, put);
      this.names[row] = length - start;
      buffer[length] = NEW_LINE;
      length += 1;
      putRest(row, put);
      this.ends[row] = length;
    }
    this.bytes = buffer.slice(0, length);
  }

  startOf(row: number): number {
    return row === 0 ? 0 : (this.ends[row - 1] ?? 0);
  }

  /** Marks each row that contains a word. With `inNames`, searches names only. */
  mark(word: Uint8Array, inNames: boolean): Uint8Array {
    const { bytes, ends, names } = this;
    const marks = new Uint8Array(ends.length);
    const last = word.length - 1;
    if (last < 0) return marks.fill(1);
    // Boyer–Moore–Horspool: a byte gives the distance by which the word can be shifted.
    const moves = new Uint8Array(256).fill(Math.min(word.length, 255));
    for (let index = 0; index < last; index += 1) moves[word[index] ?? 0] = Math.min(last - index, 255);
    const lastByte = word[last] ?? 0;
    let row = 0;
    let at = 0;
    const end = bytes.length - last;
    while (at < end) {
      const tail = bytes[at + last] ?? 0;
      if (tail === lastByte && matchesAt(bytes, at, word, last)) {
        while ((ends[row] ?? 0) <= at) row += 1;
        const start = row === 0 ? 0 : (ends[row - 1] ?? 0);
        const rowEnd = ends[row] ?? 0;
        // A word contains no line break, but a match can run over the end of a row into the next one.
        const isWithin = at + word.length <= (inNames ? start + (names[row] ?? 0) : rowEnd);
        if (isWithin) marks[row] = 1;
        at = isWithin || inNames ? rowEnd : at + 1;
      } else {
        at += moves[tail] ?? 1;
      }
    }
    return marks;
  }

  /** Whether one row contains a word. */
  contains(row: number, word: Uint8Array): boolean {
    const last = word.length - 1;
    const end = (this.ends[row] ?? 0) - last;
    for (let at = this.startOf(row); at < end; at += 1)
      if (this.bytes[at + last] === word[last] && matchesAt(this.bytes, at, word, last)) return true;
    return false;
  }

  /** Compares two rows by name. */
  compareNames(first: number, second: number): number {
    const from = this.startOf(first);
    const secondFrom = this.startOf(second);
    return compareBytes(
      this.bytes,
      from,
      from + (this.names[first] ?? 0),
      this.bytes,
      secondFrom,
      secondFrom + (this.names[second] ?? 0),
    );
  }

  /** Compares a name outside the list with a row’s. */
  compareTo(name: Uint8Array, row: number): number {
    const from = this.startOf(row);
    return compareBytes(name, 0, name.length, this.bytes, from, from + (this.names[row] ?? 0));
  }
}

function matchesAt(bytes: Uint8Array, at: number, word: Uint8Array, last: number): boolean {
  for (let index = 0; index < last; index += 1) if (bytes[at + index] !== word[index]) return false;
  return true;
}
