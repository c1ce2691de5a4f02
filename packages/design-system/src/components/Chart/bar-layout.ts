import { scaleBand } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';
import type { Orientation } from './walk.ts';

/** Average width of a letter at the axis, in pixels at the usual text size. */
const LETTER = 7;
/** More columns than this are easier read as rows. */
const MOST_COLUMNS = 12;
const LINES = 2;

/**
 * Chooses columns while every name fits below its own column, otherwise rows, which have room for names.
 * @param labels The names.
 * @param width Width of the chart, in pixels at the usual text size.
 * @returns How the bars follow each other: `horizontal` are columns side by side, `vertical` rows below each other.
 */
export function barLayout(labels: readonly string[], width: number): Orientation {
  const room = width / Math.max(1, labels.length) - 8;
  const fits = labels.every(
    (label) =>
      label.length * LETTER <= room * LINES && label.split(/\s+/u).every((word) => word.length * LETTER <= room),
  );
  return labels.length <= MOST_COLUMNS && fits ? 'horizontal' : 'vertical';
}

/** Positions of bars along their axis, from 0 to 1. */
export interface BarBands {
  /** Where each bar begins. */
  starts: number[];
  /** The middle of each bar. */
  centres: number[];
  /** Thickness of a bar. */
  size: number;
}

/**
 * Even places for bars.
 * @param count How many bars there are.
 * @param padding Share of the room that stays free between two.
 * @param widest Share of the room that a bar takes at most.
 */
export function barBands(count: number, padding: number, widest = 1): BarBands {
  const scale = scaleBand<number>(
    Array.from({ length: count }, (_, index) => index),
    [0, 1],
  )
    .paddingInner(padding)
    .paddingOuter(padding / 2);
  const room = scale.bandwidth();
  const size = Math.min(room, widest);
  const centres = scale.domain().map((index) => (scale(index) ?? 0) + room / 2);
  return { starts: centres.map((centre) => centre - size / 2), centres, size };
}

/** A piece of a bar. */
export interface BarPart {
  /** Which series it is of. */
  index: number;
  /** Where it begins on the axis of values. */
  from: number;
  /** Where it ends. */
  to: number;
}

/**
 * Puts the parts of each bar on top of each other; what is below zero goes down from zero.
 * @param values For each bar its parts; what is missing or cannot be drawn takes no room.
 */
export function stackParts(values: readonly (readonly (number | null)[])[]): BarPart[][] {
  const count = values.reduce((most, parts) => Math.max(most, parts.length), 0);
  const layers = stack<readonly (number | null)[], number>()
    .keys(Array.from({ length: count }, (_, index) => index))
    .value((parts, key) => (Number.isFinite(parts[key]) ? (parts[key] ?? 0) : 0))
    .offset(stackOffsetDiverging)([...values]);
  return values.map((_, bar) =>
    layers.flatMap((layer) => {
      const [from = 0, to = 0] = layer[bar] ?? [];
      return from === to ? [] : [{ index: layer.key, from, to }];
    }),
  );
}

/** The sum of what can be added; `null` if there is nothing. */
export function sumOf(values: readonly (number | null | undefined)[]): number | null {
  const numbers = values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  return numbers.length === 0 ? null : numbers.reduce((a, b) => a + b, 0);
}
