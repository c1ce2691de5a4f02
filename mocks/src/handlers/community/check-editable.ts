import type { ContentStatus } from '@sakina/platform/contract';
import { editableUntil } from '../../rules/community.ts';
import { ApiFailure, versionConflict } from '../api-failure.ts';
import { contentRemoved } from './find.ts';

/** Checks that the author may still change a text, from its newest version. @throws ApiFailure 409 */
export function checkEditable(
  row: { status: ContentStatus; createdAt: string; version: number },
  version: number,
  what: 'post' | 'reply',
  now: Date,
): void {
  if (row.status === 'REMOVED' || row.status === 'DELETED') throw contentRemoved(what);
  if (editableUntil(row.createdAt, now) === null)
    throw new ApiFailure(
      409,
      'EDIT_WINDOW_OVER',
      'This was written more than an hour ago. You can add to it in a reply, or delete it.',
    );
  if (row.version !== version)
    throw versionConflict(`This ${what} was changed in another window. Read it again before you save.`, {
      version: row.version,
    });
}
