/** How many steps run before the sort yields. */
export const SLICE = 4000;

/**
 * A stable bottom-up merge sort that can pause between two slices. Runs that are already in order cost one
 * comparison, so a nearly sorted list is fast.
 * @param order What to put in order.
 * @param isInOrder Whether the first may come before the second.
 */
export function* mergeSort(
  order: Uint32Array,
  isInOrder: (first: number, second: number) => boolean,
): Generator<undefined, Uint32Array> {
  const count = order.length;
  let from = Uint32Array.from(order);
  let to = new Uint32Array(count);
  let done = 0;
  for (let width = 1; width < count; width *= 2) {
    for (let start = 0; start < count; start += width * 2) {
      const middle = Math.min(start + width, count);
      const end = Math.min(start + width * 2, count);
      if (middle === end || isInOrder(from[middle - 1] as number, from[middle] as number)) {
        to.set(from.subarray(start, end), start);
        done += 2;
      } else {
        merge(from, to, start, middle, end, isInOrder);
        done += end - start;
      }
      if (done > SLICE) {
        done = 0;
        yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

function merge(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
  isInOrder: (first: number, second: number) => boolean,
): void {
  let left = start;
  let right = middle;
  for (let place = start; place < end; place += 1) {
    const takesLeft = right >= end || (left < middle && isInOrder(from[left] as number, from[right] as number));
    to[place] = from[takesLeft ? left++ : right++] as number;
  }
}
