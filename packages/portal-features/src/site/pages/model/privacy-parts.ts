import type { PrivacyKey } from '../messages/privacy/index.ts';
import type { LegalPart } from './legal-parts.ts';

/** The sections of the privacy policy, in order. */
export const privacyParts: readonly LegalPart<PrivacyKey>[] = [
  { id: 'who', title: 'who.title', paragraphs: ['who.p1', 'who.p2'] },
  {
    id: 'collect',
    title: 'collect.title',
    paragraphs: ['collect.p1'],
    points: ['collect.1', 'collect.2', 'collect.3', 'collect.4', 'collect.5', 'collect.6', 'collect.7'],
  },
  {
    id: 'why',
    title: 'why.title',
    paragraphs: ['why.p1', 'why.p2'],
    points: ['why.1', 'why.2', 'why.3', 'why.4', 'why.5'],
  },
  {
    id: 'seen',
    title: 'seen.title',
    paragraphs: ['seen.p1'],
    points: ['seen.1', 'seen.2', 'seen.3', 'seen.4', 'seen.5', 'seen.6'],
  },
  {
    id: 'sessions',
    title: 'sessions.title',
    paragraphs: ['sessions.p1'],
    points: ['sessions.1', 'sessions.2', 'sessions.3', 'sessions.4', 'sessions.5'],
  },
  { id: 'notes', title: 'notes.title', paragraphs: ['notes.p1', 'notes.p2', 'notes.p3'] },
  {
    id: 'community',
    title: 'community.title',
    paragraphs: ['community.p1'],
    points: ['community.1', 'community.2', 'community.3', 'community.4', 'community.5', 'community.6'],
  },
  {
    id: 'device',
    title: 'device.title',
    paragraphs: ['device.p1', 'device.p2'],
    points: ['device.1', 'device.2', 'device.3', 'device.4', 'device.5'],
  },
  {
    id: 'keep',
    title: 'keep.title',
    paragraphs: ['keep.p1'],
    points: ['keep.1', 'keep.2', 'keep.3', 'keep.4', 'keep.5', 'keep.6'],
  },
  {
    id: 'rights',
    title: 'rights.title',
    paragraphs: ['rights.p1', 'rights.p2'],
    points: ['rights.1', 'rights.2', 'rights.3', 'rights.4', 'rights.5', 'rights.6'],
  },
  { id: 'children', title: 'children.title', paragraphs: ['children.p1', 'children.p2'] },
  {
    id: 'security',
    title: 'security.title',
    paragraphs: ['security.p1'],
    points: ['security.1', 'security.2', 'security.3', 'security.4', 'security.5'],
  },
  { id: 'changes', title: 'changes.title', paragraphs: ['changes.p1'] },
  { id: 'contact', title: 'contact.title', paragraphs: ['contact.p1', 'contact.p2'] },
];
