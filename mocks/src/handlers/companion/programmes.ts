import { getProgramme, listExercises, listProgrammes } from '@sakina/platform/contract';
import { exercises } from '../../personas/companion/exercises.ts';
import { outlineOf, programmeSeed, programmes, summaryOf } from '../../personas/companion/programmes/index.ts';
import { foldForSearch } from '@sakina/platform/locale';
import { notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';

export const listProgrammesHandler = defineHandler(listProgrammes, ({ query }) => {
  const { q, theme, track, language, maxDays, maxMinutesADay } = query;
  const words = foldForSearch(q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const items = programmes.map(summaryOf).filter((entry) => {
    const text = foldForSearch(`${entry.title} ${entry.summary} ${entry.author.displayName}`);
    const isOfTheme =
      theme === undefined || theme.length === 0 || theme.some((wanted) => entry.themes.includes(wanted));
    const isShortEnough = entry.days <= (maxDays ?? Infinity) && entry.minutesADay <= (maxMinutesADay ?? Infinity);
    return (
      isOfTheme &&
      isShortEnough &&
      words.every((word) => text.includes(word)) &&
      (track === undefined || entry.tracks.includes(track)) &&
      (language === undefined || entry.language === language)
    );
  });
  return { items };
});

export const getProgrammeHandler = defineHandler(getProgramme, ({ params }) => {
  const programme = programmeSeed(params.id);
  if (!programme) throw notFound('this program');
  return { ...summaryOf(programme), about: [...programme.about], outline: outlineOf(programme) };
});

export const listExercisesHandler = defineHandler(listExercises, ({ query: { kind, language = 'en' } }) => ({
  items: exercises.filter(
    (entry) => entry.language === language && (kind === undefined || entry.exercise.kind === kind),
  ),
}));
