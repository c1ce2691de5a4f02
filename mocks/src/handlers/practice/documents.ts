import type { CredentialDocument, DocumentKind, DocumentMediaType } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { newId } from './own.ts';

const NAME_LENGTH = 120;

/** A submitted document without its content. Its type is the one detected from the content. */
export function documentOf(file: File, kind: DocumentKind, now: Date): CredentialDocument {
  return {
    id: newId('doc'),
    kind,
    fileName: plainFileName(file.name),
    mediaType: file.type as DocumentMediaType,
    sizeBytes: file.size,
    status: 'UNDER_REVIEW',
    uploadedAt: iso(now),
    reviewedAt: null,
    problem: null,
  };
}

/** A file name without folders and control characters: it comes from a user's disk and is shown to others. */
function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, NAME_LENGTH) || 'document';
}
