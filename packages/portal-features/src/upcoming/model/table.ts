import type { IllustrationName } from '@sakina/design-system';
import { patterns } from '@sakina/platform/domain';
import type { UpcomingMessage } from '../messages/index.ts';
import type { UpcomingLink } from './links.ts';
import { matchPattern } from './match-pattern.ts';
import type { Parameters } from './match-pattern.ts';

/** For whom a page is; a room stands on night colours. */
export type UpcomingGroup = 'public' | 'consumer' | 'provider' | 'admin' | 'room';

type TextsOf<Message> = Message extends `${infer Texts}.title` ? Texts : never;

/** Prefix of a page's texts in the catalogue: `title`, `lead`, `point1` to `point3`. */
export type UpcomingTexts = TextsOf<UpcomingMessage>;

/** One page whose screen is still to come. */
export interface UpcomingEntry {
  pattern: string;
  texts: UpcomingTexts;
  group: UpcomingGroup;
  illustration: IllustrationName;
  /** What works already and serves the same need, nearest first. */
  links: readonly UpcomingLink[];
  /** Whether it names the support address: where somebody may be waiting for the text itself. */
  hasContact: boolean;
}

type Row = [
  pattern: string,
  texts: UpcomingTexts,
  group: UpcomingGroup,
  illustration: IllustrationName,
  links: UpcomingLink[],
  contact?: 'contact',
];

const practice: UpcomingLink[] = ['providerPortal', 'startSession', 'notes'];

const rows: Row[] = [
  [patterns.broadcastStudio, 'broadcastStudio', 'room', 'dawn', practice],
  [patterns.broadcastView, 'broadcastView', 'room', 'dawn', ['dashboard', 'findLeader']],
];

/** Every page whose screen is still to come. A row goes when its screen arrives. */
export const upcomingTable: readonly UpcomingEntry[] = rows.map(
  ([pattern, texts, group, illustration, links, contact]) => ({
    pattern,
    texts,
    group,
    illustration,
    links,
    hasContact: contact === 'contact',
  }),
);

/** What stands for an address that the table does not know, so that no page is ever blank. */
const generic: UpcomingEntry = {
  pattern: '*',
  texts: 'generic',
  group: 'public',
  illustration: 'horizon',
  links: ['findTherapist', 'findLeader', 'landing'],
  hasContact: false,
};

/** The page of an address, with the values that its path carries. */
export function findUpcoming(pathname: string): { entry: UpcomingEntry; parameters: Parameters } {
  for (const entry of upcomingTable) {
    const parameters = matchPattern(entry.pattern, pathname);
    if (parameters) return { entry, parameters };
  }
  return { entry: generic, parameters: {} };
}
