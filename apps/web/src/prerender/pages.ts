import { paths } from '@sakina/platform/domain';
import type en from './messages/en.json';

/** A page that is in the HTML: its address, and the key of its description in `messages/`. */
export interface PrerenderedPage {
  path: string;
  description: keyof typeof en;
}

/** The pages that the build writes, in each language (FAST-2): landing, content, legal texts, the type specimen. */
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
];
