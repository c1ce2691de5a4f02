import type { Proof, Status } from '../../../tools/trace-read.mjs';
import { nameWithoutIds } from '../../look/story-name.ts';
import type { Requirement } from './requirements.ts';

/** Where something of a requirement is shown. */
interface Place {
  /** File below the root, with its line. */
  readonly at: string;
  /** Title of the story or the test. */
  readonly title: string;
  readonly assertions: number;
  /** What it proves: a story without a play function is only rendered. */
  readonly proof: Proof;
  /** Address of the story in this Storybook; null for a test. */
  readonly address: string | null;
}

/** A requirement and everything that shows it. */
export interface MatrixRow extends Requirement {
  readonly places: readonly Place[];
  /** Assertions over all places. */
  readonly assertions: number;
}

interface TraceLike {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly ids: readonly string[];
  readonly assertions: number;
  readonly proof: Proof;
}

/**
 * How well a requirement is proven, as `npm run trace` says it; written again here because that module reads files,
 * which a page cannot.
 */
export function statusOf({ places }: Pick<MatrixRow, 'places'>): Status {
  if (places.some(({ proof }) => proof === 'shown')) return 'shown';
  return places.length > 0 ? 'rendered' : 'missing';
}

/**
 * Brings requirements and tests together.
 * @param addressOf Address of a story by its file and name, or null for what is no story.
 */
export function matrixOf(
  requirements: readonly Requirement[],
  traces: readonly TraceLike[],
  addressOf: (file: string, name: string) => string | null,
): MatrixRow[] {
  return requirements.map((requirement) => {
    const places = traces
      .filter(({ ids }) => ids.includes(requirement.id))
      .map(({ file, line, title, assertions, proof }) => ({
        at: `${file}:${line}`,
        title: nameWithoutIds(title),
        assertions,
        proof,
        address: addressOf(file, title),
      }));
    return { ...requirement, places, assertions: places.reduce((sum, place) => sum + place.assertions, 0) };
  });
}

/** Which rows the reader wants to see. */
export interface MatrixFilter {
  /** Words in the id, the requirement or what shows it. */
  readonly text: string;
  /** A heading of the document; empty for all. */
  readonly group: string;
  /** Only what no test and no playing story shows yet. */
  readonly isMissingOnly: boolean;
}

export function rowsFor(rows: readonly MatrixRow[], { text, group, isMissingOnly }: MatrixFilter): MatrixRow[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return rows.filter((row) => {
    const whole = `${row.id} ${row.words} ${row.places.map(({ title }) => title).join(' ')}`.toLowerCase();
    return (
      (group === '' || row.group === group) &&
      (!isMissingOnly || statusOf(row) !== 'shown') &&
      words.every((word) => whole.includes(word))
    );
  });
}
