import { areas, canEnterAdminArea, canEnterProviderArea, paths } from '@sakina/platform/domain';
import type { Area, User } from '@sakina/platform/domain';
import type { AccessMessage } from '../messages/index.ts';
import { foldForSearch } from '@sakina/platform/locale';
import { isMeant } from './likeness.ts';

/** A page to suggest, with the key of its label. */
export interface KnownPage {
  href: string;
  label: AccessMessage;
}

const forAnyone: KnownPage[] = [
  { href: paths.findTherapist(), label: 'page.findTherapist' },
  { href: paths.findLeader(), label: 'page.findLeader' },
  { href: paths.pricing(), label: 'page.pricing' },
  { href: paths.faq(), label: 'page.faq' },
  { href: paths.about(), label: 'page.about' },
  { href: paths.community(), label: 'page.community' },
  { href: paths.providers(), label: 'page.providers' },
  { href: paths.privacy(), label: 'page.privacy' },
];
const forVisitors: KnownPage[] = [{ href: paths.login(), label: 'page.login' }];
const forUsers: KnownPage[] = [
  { href: paths.dashboard(), label: 'page.dashboard' },
  { href: paths.deenya(), label: 'page.deenya' },
];
const ofArea: Readonly<Record<Area, { canEnter: (user: User | null) => boolean; pages: KnownPage[] }>> = {
  provider: {
    canEnter: canEnterProviderArea,
    pages: [
      { href: paths.providerPortal(), label: 'page.providerPortal' },
      { href: paths.startSession(), label: 'page.startSession' },
      { href: paths.providerNotes(), label: 'page.notes' },
    ],
  },
  admin: { canEnter: canEnterAdminArea, pages: [{ href: paths.adminSessions(), label: 'page.adminSessions' }] },
};

/** The pages that a user or visitor may open, those of their own areas first. */
export function pagesFor(user: User | null): KnownPage[] {
  return [
    // The area that fewer may enter comes first.
    ...areas.toReversed().flatMap((area) => (ofArea[area].canEnter(user) ? ofArea[area].pages : [])),
    ...(user ? forUsers : []),
    ...forAnyone,
    ...(user ? [] : forVisitors),
  ];
}

/** The words of a path: `/find-therapsit/x` gives 'find therapsit x'. */
export function wordsOf(pathname: string): string {
  let readable = pathname;
  try {
    readable = decodeURIComponent(pathname);
  } catch {
    // Search an invalid encoding as it is.
  }
  return split(readable).join(' ');
}

/** The pages whose label or path contains one of the words, allowing for typos; most matching words first. */
export function searchPages<Page extends { href: string; label: string }>(
  pages: readonly Page[],
  query: string,
): Page[] {
  const words = split(foldForSearch(query)).filter((word) => word.length > 1);
  return pages
    .map((page) => {
      const known = split(foldForSearch(`${page.label} ${page.href}`));
      return { page, hits: words.filter((word) => known.some((candidate) => isMeant(word, candidate))).length };
    })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ page }) => page);
}

function split(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
