import type { ProviderAccount } from '@sakina/platform/contract';
import { paragraphsOf } from './page-form.ts';
import type { PageForm } from './page-form.ts';

/** What a page of a provider should have, in the order in which clients look for it. */
export const PARTS = [
  'headline',
  'about',
  'approach',
  'services',
  'introductoryTalk',
  'credential',
  'introduction',
] as const;
export type PagePart = (typeof PARTS)[number];

/** The parts that a page has, as it would be with what is typed. */
export function partsThere(
  form: PageForm,
  { credentials, introduction }: Pick<ProviderAccount, 'credentials' | 'introduction'>,
): PagePart[] {
  const there: Record<PagePart, boolean> = {
    headline: form.headline.trim() !== '',
    about: paragraphsOf(form.about).length > 0,
    approach: paragraphsOf(form.approach).length > 0,
    services: form.services.some(({ isIntroduction }) => !isIntroduction),
    introductoryTalk: form.services.some(({ isIntroduction }) => isIntroduction),
    credential: credentials.some(({ verifiedOn }) => verifiedOn !== null),
    introduction: introduction !== null,
  };
  return PARTS.filter((part) => there[part]);
}
