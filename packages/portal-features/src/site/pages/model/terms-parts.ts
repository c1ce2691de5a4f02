import type { TermsKey } from '../messages/terms/index.ts';
import type { LegalPart } from './legal-parts.ts';

/** The sections of the terms of use, in order. */
export const termsParts: readonly LegalPart<TermsKey>[] = [
  { id: 'about', title: 'about.title', paragraphs: ['about.p1', 'about.p2'] },
  { id: 'emergency', title: 'emergency.title', paragraphs: ['emergency.p1', 'emergency.p2'] },
  {
    id: 'account',
    title: 'account.title',
    paragraphs: ['account.p1'],
    points: ['account.1', 'account.2', 'account.3'],
  },
  {
    id: 'providers',
    title: 'providers.title',
    paragraphs: ['providers.p1'],
    points: ['providers.1', 'providers.2', 'providers.3'],
  },
  {
    id: 'booking',
    title: 'booking.title',
    paragraphs: ['booking.p1'],
    points: ['booking.1', 'booking.2', 'booking.3', 'booking.4'],
  },
  {
    id: 'cancelling',
    title: 'cancelling.title',
    paragraphs: ['cancelling.p1'],
    points: ['cancelling.1', 'cancelling.2', 'cancelling.3', 'cancelling.4'],
  },
  {
    id: 'conduct',
    title: 'conduct.title',
    paragraphs: ['conduct.p1'],
    points: ['conduct.1', 'conduct.2', 'conduct.3', 'conduct.4'],
  },
  {
    id: 'community',
    title: 'community.title',
    paragraphs: ['community.p1'],
    points: ['community.1', 'community.2', 'community.3', 'community.4', 'community.5'],
  },
  { id: 'content', title: 'content.title', paragraphs: ['content.p1', 'content.p2'] },
  { id: 'recordings', title: 'recordings.title', paragraphs: ['recordings.p1', 'recordings.p2'] },
  { id: 'liability', title: 'liability.title', paragraphs: ['liability.p1', 'liability.p2', 'liability.p3'] },
  { id: 'ending', title: 'ending.title', paragraphs: ['ending.p1'], points: ['ending.1', 'ending.2', 'ending.3'] },
  { id: 'law', title: 'law.title', paragraphs: ['law.p1', 'law.p2'] },
  { id: 'changes', title: 'changes.title', paragraphs: ['changes.p1', 'changes.p2'] },
];
