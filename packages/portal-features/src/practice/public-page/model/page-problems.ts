import { pageLimits } from '@sakina/platform/contract';
import { paragraphsOf } from './page-form.ts';
import type { PageForm } from './page-form.ts';

/** What is wrong at a field; the name leads the focus to it. */
export interface PageProblem {
  name: string;
  kind:
    | 'missing'
    | 'handle'
    | 'paragraphs'
    | 'paragraph'
    | 'choose'
    | 'address'
    | 'fullSession'
    | 'minutes'
    | 'price'
    | 'notOffered'
    | 'hours'
    | 'percent';
}

const HANDLE = /^[a-z0-9][a-z0-9.-]{1,38}$/;
const isOutside = (value: number | null, least: number, most: number) =>
  value === null || !Number.isInteger(value) || value < least || value > most;

const { serviceMinutes, servicePrice } = pageLimits;

function textProblems(name: string, text: string): PageProblem[] {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length > pageLimits.paragraphs) return [{ name, kind: 'paragraphs' }];
  return paragraphs.some((paragraph) => paragraph.length > pageLimits.paragraph) ? [{ name, kind: 'paragraph' }] : [];
}

function serviceProblems({ services, modes }: PageForm): PageProblem[] {
  const problems = services.flatMap((service, index): PageProblem[] => {
    const at = (field: string) => `services.${index}.${field}`;
    return [
      ...(service.name.trim() === '' ? [{ name: at('name'), kind: 'missing' as const }] : []),
      ...(service.description.trim() === '' ? [{ name: at('description'), kind: 'missing' as const }] : []),
      ...(isOutside(service.minutes, serviceMinutes.min, serviceMinutes.max)
        ? [{ name: at('minutes'), kind: 'minutes' as const }]
        : []),
      ...(service.pricing === 'FIXED' && isOutside(service.price, 0, servicePrice)
        ? [{ name: at('price'), kind: 'price' as const }]
        : []),
      ...(service.modes.length === 0 ? [{ name: at('modes'), kind: 'choose' as const }] : []),
      ...(service.modes.some((mode) => !modes.includes(mode))
        ? [{ name: at('modes'), kind: 'notOffered' as const }]
        : []),
    ];
  });
  const hasFullSession = services.some(({ isIntroduction }) => !isIntroduction);
  return hasFullSession ? problems : [{ name: 'services', kind: 'fullSession' }, ...problems];
}

/** Everything that is wrong with a page, in the order of the form. */
export function pageProblems(form: PageForm): PageProblem[] {
  const missing = (name: keyof PageForm, text: string): PageProblem[] =>
    text.trim() === '' ? [{ name, kind: 'missing' }] : [];
  const choose = (name: keyof PageForm, chosen: readonly unknown[]): PageProblem[] =>
    chosen.length === 0 ? [{ name, kind: 'choose' }] : [];
  return [
    ...missing('displayName', form.displayName),
    ...(HANDLE.test(form.handle) ? [] : [{ name: 'handle', kind: 'handle' as const }]),
    ...missing('headline', form.headline),
    ...missing('about', form.about),
    ...textProblems('about', form.about),
    ...textProblems('approach', form.approach),
    ...(form.faithPractice.trim().length > pageLimits.paragraph
      ? [{ name: 'faithPractice', kind: 'paragraph' as const }]
      : []),
    ...choose('specialities', form.specialities),
    ...choose('languages', form.languages),
    ...choose('modes', form.modes),
    ...missing('city', form.city),
    ...(form.modes.includes('IN_PERSON') && form.address.trim() === ''
      ? [{ name: 'address', kind: 'address' as const }]
      : []),
    ...serviceProblems(form),
    ...(isOutside(form.freeUntilHours, 0, 168) ? [{ name: 'freeUntilHours', kind: 'hours' as const }] : []),
    ...(isOutside(form.lateFeePercent, 0, 100) ? [{ name: 'lateFeePercent', kind: 'percent' as const }] : []),
  ];
}
