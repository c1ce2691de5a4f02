import { language, programmeTrack } from '@sakina/platform/contract';
import type { Language, ProgrammeTrack } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';

/** What narrows the catalogue of programmes; null is any. */
export interface ProgrammeFilter {
  track: ProgrammeTrack | null;
  language: Language | null;
  /** At most so many days. */
  maxDays: number | null;
}

/** Where in the companion someone is; it stands in the address, by ids that say nothing of them (SEC-8). */
export type DeenyaPlace =
  | { view: 'home' }
  | { view: 'programmes'; filter: ProgrammeFilter }
  | { view: 'programme'; programme: string }
  | { view: 'day'; programme: string; day: number | 'today' }
  | { view: 'journal' }
  /** `new` is an entry that is not kept yet; `prompt` the question that it begins from. */
  | { view: 'entry'; entry: string; prompt: string | null }
  | { view: 'exercises'; exercise: string | null }
  | { view: 'assistant' };

/** Lengths in days by which the catalogue can be narrowed. */
export const LENGTHS: readonly number[] = [7, 14];

/** The catalogue as it opens. */
export const anyProgramme: ProgrammeFilter = { track: null, language: null, maxDays: null };

const OPAQUE = /^[\w-]{1,80}$/;

/** An id as an address may carry it; anything else counts as none. */
function idOf(params: URLSearchParams, key: string): string | null {
  const value = params.get(key);
  return value !== null && OPAQUE.test(value) ? value : null;
}

function known<Value extends string>(params: URLSearchParams, key: string, values: readonly Value[]): Value | null {
  const value = params.get(key)?.toUpperCase();
  return values.find((each) => each.toUpperCase() === value) ?? null;
}

function dayOf(text: string | null): number | 'today' | null {
  if (text === null) return null;
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 'today';
}

/** Reads the address of the companion. What it does not know leads to the beginning; it never fails. */
export function readDeenyaPlace(params: URLSearchParams): DeenyaPlace {
  const programme = idOf(params, 'programme');
  const day = dayOf(params.get('day'));
  if (programme !== null) return day === null ? { view: 'programme', programme } : { view: 'day', programme, day };
  const entry = idOf(params, 'entry');
  switch (params.get('view') ?? '') {
    case 'programmes': {
      const days = Number(params.get('days'));
      return {
        view: 'programmes',
        filter: {
          track: known(params, 'track', programmeTrack.options),
          language: known(params, 'language', language.options),
          maxDays: LENGTHS.includes(days) ? days : null,
        },
      };
    }
    case 'journal':
      return entry === null ? { view: 'journal' } : { view: 'entry', entry, prompt: idOf(params, 'prompt') };
    case 'exercises':
      return { view: 'exercises', exercise: idOf(params, 'exercise') };
    case 'assistant':
      return { view: 'assistant' };
    default:
      return { view: 'home' };
  }
}

type Pairs = Readonly<Record<string, string | null>>;

function pairsOf(place: DeenyaPlace): Pairs {
  switch (place.view) {
    case 'home':
      return {};
    case 'programmes': {
      const { track, language: spoken, maxDays } = place.filter;
      return {
        view: 'programmes',
        track: track?.toLowerCase() ?? null,
        language: spoken,
        days: maxDays === null ? null : String(maxDays),
      };
    }
    case 'programme':
      return { programme: place.programme };
    case 'day':
      return { programme: place.programme, day: String(place.day) };
    case 'journal':
      return { view: 'journal' };
    case 'entry':
      return { view: 'journal', entry: place.entry, prompt: place.prompt };
    case 'exercises':
      return { view: 'exercises', exercise: place.exercise };
    case 'assistant':
      return { view: 'assistant' };
  }
}

/** Writes the address of a place; what is as it opens is left out. */
export function writeDeenyaPlace(place: DeenyaPlace): URLSearchParams {
  const given = Object.entries(pairsOf(place)).filter((pair): pair is [string, string] => pair[1] !== null);
  return new URLSearchParams(given);
}

/** The link to a place. */
export function deenyaPath(place: DeenyaPlace): string {
  return paths.deenya(Object.fromEntries(writeDeenyaPlace(place)));
}
