import type { HealthPrivacyKey } from '../messages/health-privacy/index.ts';
import type { LegalPart } from './legal-parts.ts';

/** The federal government's page for complaints. */
const COMPLAINTS = 'https://www.hhs.gov/ocr/complaints/index.html';

/** The sections of the notice on health information, in order: all that 45 CFR 164.520 requires. */
export const healthPrivacyParts: readonly LegalPart<HealthPrivacyKey>[] = [
  { id: 'about', title: 'about.title', paragraphs: ['about.p1', 'about.p2'] },
  {
    id: 'care',
    title: 'care.title',
    paragraphs: ['care.p1'],
    points: ['care.1', 'care.2', 'care.3', 'care.4', 'care.5'],
  },
  { id: 'close', title: 'close.title', paragraphs: ['close.p1'] },
  {
    id: 'law',
    title: 'law.title',
    paragraphs: ['law.p1'],
    points: ['law.1', 'law.2', 'law.3', 'law.4', 'law.5', 'law.6', 'law.7', 'law.8', 'law.9'],
  },
  {
    id: 'authorisation',
    title: 'authorisation.title',
    paragraphs: ['authorisation.p1'],
    points: ['authorisation.1', 'authorisation.2', 'authorisation.3', 'authorisation.4', 'authorisation.5'],
  },
  { id: 'notes', title: 'notes.title', paragraphs: ['notes.p1', 'notes.p2'] },
  { id: 'stricter', title: 'stricter.title', paragraphs: ['stricter.p1', 'stricter.p2'] },
  { id: 'access', title: 'access.title', paragraphs: ['access.p1', 'access.p2'] },
  { id: 'amend', title: 'amend.title', paragraphs: ['amend.p1', 'amend.p2'] },
  { id: 'accounting', title: 'accounting.title', paragraphs: ['accounting.p1'] },
  { id: 'limits', title: 'limits.title', paragraphs: ['limits.p1', 'limits.p2', 'limits.p3'] },
  { id: 'duties', title: 'duties.title', paragraphs: ['duties.p1'], points: ['duties.1', 'duties.2', 'duties.3'] },
  {
    id: 'complaints',
    title: 'complaints.title',
    paragraphs: ['complaints.p1', 'complaints.p2'],
    link: { href: COMPLAINTS, label: 'complaints.link' },
  },
];
