import type { HTMLAttributes } from 'react';

/** What every chart takes. */
export interface ChartProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** What is shown, in words; it also names the chart for screen readers. */
  title: string;
  /** Period, unit or source, in a second line. */
  description?: string | undefined;
  /** Formats a value in full, with its unit, in the reader's language: `$1,240.00`, `14 points`. */
  format: (value: number) => string;
  /**
   * Formats a value at an axis, where room is short: `$1.2K`.
   * @default `format`
   */
  formatTick?: (value: number) => string;
  /**
   * How tall the plot is: 160, 240 or 320 px.
   * @default 'medium'
   */
  height?: 'small' | 'medium' | 'large';
  /**
   * Whether the summary in words is visible or for screen readers only, where the page says the same nearby.
   * @default 'shown'
   */
  summary?: 'shown' | 'hidden';
  /**
   * Keeps the chart's room while its data is loading.
   * @default false
   */
  isLoading?: boolean;
  /**
   * Shown instead of the chart when there is no data.
   * @default 'Nothing to show yet.', in the reader's language
   */
  emptyText?: string;
}

/** A value of one day. */
export interface DayValue {
  /** ISO day, `2026-11-24`. */
  date: string;
  /** The value; `null` where there is none, which leaves a gap. */
  value: number | null;
}

/** One line of a chart. */
export interface LineSeries {
  /** Stays with the series. */
  id: string;
  /** Its name, as the reader sees it. */
  label: string;
  /** Its values, in any order. */
  points: readonly DayValue[];
}

/** A named range behind a line, such as ‘Mild’ from 5 to 10. */
export interface ValueBand {
  /** Where it begins. */
  from: number;
  /** Where it ends; the next one may begin there. */
  to: number;
  /** What values in it are called. */
  label: string;
}

/** A category and its value. */
export interface CategoryValue {
  /** Stays with the category. */
  id: string;
  /** Its name, as the reader sees it. */
  label: string;
  /** Its value; `null` where there is none. */
  value: number | null;
}

/** The width of a plot in pixels before it has been measured, as in the prerendered page. */
export const ASSUMED_WIDTH = 560;

/** The plot's height in pixels, by the name of its size. */
export const PLOT_HEIGHT = { small: 160, medium: 240, large: 320 } as const;
