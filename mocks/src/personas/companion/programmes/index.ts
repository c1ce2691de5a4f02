import type {
  Language,
  Programme,
  ProgrammeId,
  ProgrammeSummary,
  ProgrammeTrack,
  Speciality,
  Step,
} from '@sakina/platform/contract';
import { providerSeeds } from '../../providers/index.ts';
import { opaque } from '../../random.ts';
import { beforeThePresentation } from './before-the-presentation.ts';
import type { WrittenStep } from './blocks.ts';
import { breathingRoom } from './breathing-room.ts';
import { comingBackToPrayer } from './coming-back-to-prayer.ts';
import { firstTiredWeeks } from './first-tired-weeks.ts';
import { griefInCompany } from './grief-in-company.ts';
import { sevenDaysOfSakina } from './seven-days-of-sakina.ts';
import { sleepAfterNightShifts } from './sleep-after-night-shifts.ts';
import { thirtyEvenings } from './thirty-evenings.ts';

interface WrittenProgramme {
  title: string;
  summary: string;
  about: readonly string[];
  themes: readonly Speciality[];
  tracks: readonly ProgrammeTrack[];
  language: Language;
  /** Handle of the provider who wrote it. */
  author: string;
  requires?: readonly ProgrammeName[];
  steps: readonly WrittenStep[];
}

/** A programme of ours, with every step written. */
export interface ProgrammeSeed extends WrittenProgramme {
  id: ProgrammeId;
  days: number;
}

const names = ['sleep', 'grief', 'presentation', 'breathing', 'prayer', 'evenings', 'sakina', 'parents'] as const;
type ProgrammeName = (typeof names)[number];

/** Ids that the rest of the seed uses. */
export const programmeIds = Object.fromEntries(
  names.map((name) => [name, `prg-${opaque(`programme ${name}`, 6)}`]),
) as Record<ProgrammeName, ProgrammeId>;

const written: Record<ProgrammeName, WrittenProgramme> = {
  breathing: {
    title: 'Breathing room',
    summary: 'Seven small exercises for people who have no time. A good beginning.',
    author: 'hannah-kim',
    about: [
      'One exercise a day, none longer than seven minutes, none that anyone would see on a train.',
      'At the end you keep the two that suit you.',
    ],
    themes: ['ANXIETY', 'WORK_STRESS'],
    tracks: ['SECULAR'],
    language: 'en',
    steps: breathingRoom,
  },
  sleep: {
    title: 'Sleep after night shifts',
    summary: 'A week for those who work while it is dark and lie awake when it is light.',
    author: 'andile-mokoena',
    about: [
      'Written for wards, cabs, bakeries and control rooms. It takes for granted that you cannot change your roster.',
      'If you sleep badly for other reasons as well, take it along to your provider.',
    ],
    themes: ['SLEEP', 'WORK_STRESS'],
    tracks: ['SECULAR'],
    language: 'en',
    steps: sleepAfterNightShifts,
  },
  grief: {
    title: 'Grief in company',
    summary: 'Fourteen days after a death, in your own time. With prayer or without: you choose.',
    author: 'amina-rahman',
    about: [
      'Two weeks of short readings, quiet exercises and questions, for the first months and for later ones.',
      'Both ways walk the same road. The Islamic one adds verses, sayings of the Prophet ﷺ and supplications, each with its source.',
      'It is no therapy, and goes well with one.',
    ],
    themes: ['GRIEF', 'FAMILY', 'FAITH_QUESTIONS'],
    tracks: ['SECULAR', 'ISLAMIC'],
    language: 'en',
    steps: griefInCompany,
  },
  presentation: {
    title: 'Before the presentation',
    summary: 'Ten days for people who have to speak and lie awake over it.',
    author: 'oliver-tanaka-reid',
    about: [
      'Begin ten days before the date, or whenever the nights begin.',
      'You will not get rid of the fear. You will know its ways, and it will know yours.',
    ],
    themes: ['ANXIETY', 'WORK_STRESS', 'SLEEP'],
    tracks: ['SECULAR', 'ISLAMIC'],
    language: 'en',
    steps: beforeThePresentation,
  },
  prayer: {
    title: 'Coming back to prayer',
    summary: 'Seven small steps for those who once prayed and would like to again.',
    author: 'yusuf-demir',
    about: ['No one keeps a reckoning here. You need not have been good, and you need not make up for anything first.'],
    themes: ['FAITH_QUESTIONS', 'LIFE_DIRECTION'],
    tracks: ['ISLAMIC'],
    language: 'en',
    steps: comingBackToPrayer,
  },
  evenings: {
    title: 'Thirty evenings',
    summary: 'Five minutes before sleep: one thought, one question, for a month.',
    author: 'grace-okafor',
    about: [
      'A look back on the day that does not judge it. Breathing room comes first, because some evenings ask for a breath.',
    ],
    themes: ['DEPRESSION', 'LIFE_DIRECTION', 'SLEEP'],
    tracks: ['SECULAR', 'ISLAMIC'],
    language: 'en',
    requires: ['breathing'],
    steps: thirtyEvenings,
  },
  sakina: {
    title: 'سبعة أيام من السكينة',
    summary: 'سبع خطوات قصيرة بالعربية، فيها تنفّس وآيات وأسئلة هادئة.',
    author: 'yara-haddad-nassar',
    about: ['كل يوم سبع دقائق: قراءة قصيرة، وتمرين أو آية، وسؤال واحد.', 'ليس هذا بديلًا عن العلاج، وهو رفيق حسن له.'],
    themes: ['ANXIETY', 'FAITH_QUESTIONS'],
    tracks: ['ISLAMIC'],
    language: 'ar',
    steps: sevenDaysOfSakina,
  },
  parents: {
    title: 'The first tired weeks',
    summary: 'For parents of a newborn, to be read with one hand.',
    author: 'claire-beaumont',
    about: ['Seven days, in any order of days that your child allows.'],
    themes: ['NEW_PARENTS', 'SLEEP', 'COUPLES'],
    tracks: ['SECULAR'],
    language: 'en',
    steps: firstTiredWeeks,
  },
};

/** The catalogue, in the order in which it is shown. */
export const programmes: readonly ProgrammeSeed[] = (Object.keys(written) as ProgrammeName[]).map((name) => ({
  ...written[name],
  id: programmeIds[name],
  days: written[name].steps.length,
}));

const byId = new Map<string, ProgrammeSeed>(programmes.map((programme) => [programme.id, programme]));

/** The programme with that id. */
export function programmeSeed(id: string): ProgrammeSeed | undefined {
  return byId.get(id);
}

/** Its author as the directory knows them, with the first of their credentials. */
function authorOf({ author }: WrittenProgramme): ProgrammeSummary['author'] {
  const provider = providerSeeds.find((seed) => seed.handle === author);
  const [credential] = provider?.credentials ?? [];
  if (!provider || !credential) throw new Error(`No provider ${author} with a credential has written a program`);
  return { displayName: provider.displayName, credential: credential.title, providerId: provider.id };
}

/** A programme as the catalogue lists it. */
export function summaryOf(programme: ProgrammeSeed): ProgrammeSummary {
  const { id, title, summary, days, themes, tracks, language, requires = [], steps } = programme;
  return {
    id,
    title,
    summary,
    days,
    language,
    themes: [...themes],
    tracks: [...tracks],
    author: authorOf(programme),
    minutesADay: Math.round(steps.reduce((sum, step) => sum + step.minutes, 0) / steps.length),
    requires: requires.map((name) => ({ id: programmeIds[name], title: written[name].title })),
  };
}

/** The title of each day. */
export function outlineOf({ steps }: ProgrammeSeed): Programme['outline'] {
  return steps.map(({ title, minutes }, index) => ({ day: index + 1, title, minutes }));
}

/** One day of a programme in a track. Parsing the answer strips the track marks. */
export function stepOf({ id, steps }: ProgrammeSeed, day: number, track: ProgrammeTrack): Step {
  const step = steps[day - 1];
  if (!step) throw new Error(`Program ${id} has no day ${day}`);
  const blocks = step.blocks.filter(({ only }) => only === undefined || only === track);
  return { programmeId: id, day, title: step.title, minutes: step.minutes, blocks };
}
