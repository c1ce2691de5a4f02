/** A pseudo-random number below 2^32 that depends only on the two arguments (the finaliser of MurmurHash3). */
export function mix(number: number, salt: number): number {
  let mixed = Math.imul(number ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A fraction from 0 (inclusive) to 1 (exclusive). */
export function share(number: number, salt: number): number {
  return mix(number, salt) / 4_294_967_296;
}

/** A whole number from 0 up to `below`. */
export function pick(number: number, salt: number, below: number): number {
  return Math.floor(share(number, salt) * below);
}

/** One of the items. */
export function pickOf<Item>(number: number, salt: number, items: readonly [Item, ...Item[]]): Item {
  return items[pick(number, salt, items.length)] ?? items[0];
}
