import { paths } from '@sakina/platform/domain';
import type en from './messages/en.json';

/** A page that is in the HTML: its address, and the key of its description in `messages/`. */
export interface PrerenderedPage {
  path: string;
  description: keyof typeof en;
  /** A directory, of which only the frame, the words and an outline can be written; the app begins by itself. */
  directory?: 'all' | 'leaders';
}

/**
 * The pages that the build writes, in each language (FAST-2): landing, content, legal texts, the type specimen;
 * directories as a shell.
 */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { path: paths.landing(), description: 'landing' },
  { path: paths.about(), description: 'about' },
  { path: paths.mission(), description: 'mission' },
  { path: paths.story(), description: 'story' },
  { path: paths.team(), description: 'team' },
  { path: paths.pricing(), description: 'pricing' },
  { path: paths.faq(), description: 'faq' },
  { path: paths.social(), description: 'social' },
  { path: paths.businessModel(), description: 'businessModel' },
  { path: paths.investors(), description: 'investors' },
  { path: paths.typography(), description: 'typography' },
  { path: paths.privacy(), description: 'privacy' },
  { path: paths.terms(), description: 'terms' },
  { path: paths.healthPrivacy(), description: 'healthPrivacy' },
  { path: paths.findTherapist(), description: 'findTherapist', directory: 'all' },
  { path: paths.providers(), description: 'providers', directory: 'all' },
  { path: paths.findLeader(), description: 'findLeader', directory: 'leaders' },
];
