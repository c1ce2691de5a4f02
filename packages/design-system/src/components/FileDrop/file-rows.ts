import type { Refusal } from './file-kinds.ts';

/** A file that has been sent, as a form keeps it. */
export interface UploadedFile {
  /** The id the server gave it. */
  id: string;
  /** Its name on the person's device. */
  name: string;
  /** Its size in bytes. */
  size: number;
}

/** Why a row is shown but not uploaded. */
export type RowRefusal = Refusal | { reason: 'count' };

/** One file in the list. Its key stays from the moment it is added, so that focus stays on it while it is sent. */
export type FileRow =
  | { key: string; name: string; size: number; state: 'waiting' | 'failed'; file: File }
  | { key: string; name: string; size: number; state: 'uploading'; file: File; share: number }
  | { key: string; name: string; size: number; state: 'refused'; refusal: RowRefusal }
  | { key: string; name: string; size: number; state: 'done'; id: string };

export type FileAction =
  | { type: 'add'; rows: readonly FileRow[] }
  | { type: 'start'; key: string }
  | { type: 'progress'; key: string; share: number }
  | { type: 'finish'; key: string; id: string }
  | { type: 'fail'; key: string }
  | { type: 'remove'; key: string }
  | { type: 'restore'; row: FileRow; at: number };

function sending(row: FileRow, share: number): FileRow {
  return row.state === 'refused' || row.state === 'done'
    ? row
    : { key: row.key, name: row.name, size: row.size, state: 'uploading', file: row.file, share };
}

function changed(row: FileRow, action: Extract<FileAction, { key: string }>): FileRow {
  const { key, name, size } = row;
  switch (action.type) {
    case 'start':
      return sending(row, 0);
    case 'progress':
      // A late report of an upload that was stopped, or one that runs backwards, changes nothing.
      return row.state === 'uploading' && action.share > row.share ? sending(row, Math.min(1, action.share)) : row;
    case 'finish':
      return row.state === 'uploading' ? { key, name, size, state: 'done', id: action.id } : row;
    case 'fail':
      return row.state === 'uploading' ? { key, name, size, state: 'failed', file: row.file } : row;
    case 'remove':
      return row;
  }
}

/** The list of files after something happened to one of them. */
export function fileRows(rows: readonly FileRow[], action: FileAction): readonly FileRow[] {
  if (action.type === 'add') return [...rows, ...action.rows];
  if (action.type === 'restore') return rows.toSpliced(action.at, 0, action.row);
  if (action.type === 'remove') return rows.filter((row) => row.key !== action.key);
  return rows.map((row) => (row.key === action.key ? changed(row, action) : row));
}

/** The uploaded files of the list, as a form keeps them. */
export function uploadedOf(rows: readonly FileRow[]): UploadedFile[] {
  return rows.flatMap((row) => (row.state === 'done' ? [{ id: row.id, name: row.name, size: row.size }] : []));
}

/** How many files count towards the limit: those refused do not. */
export function countOf(rows: readonly FileRow[]): number {
  return rows.filter((row) => row.state !== 'refused').length;
}
