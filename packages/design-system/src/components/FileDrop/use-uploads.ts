import { useEffect, useId, useReducer, useRef, useState } from 'react';
import { countOf, fileRows, uploadedOf } from './file-rows.ts';
import type { FileAction, FileRow, UploadedFile } from './file-rows.ts';
import { HEAD_LENGTH, refuse } from './file-kinds.ts';
import type { FileRules } from './file-kinds.ts';

/** What an upload receives and reports. */
export interface UploadOptions {
  /** Aborts when the user stops the upload or leaves. */
  signal: AbortSignal;
  /** Reports progress, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Uploads one file; resolves with the server's id, and rejects when the upload fails. */
export type Upload = (file: File, options: UploadOptions) => Promise<{ id: string }>;

interface UploadsProps extends FileRules {
  defaultValue: readonly UploadedFile[];
  limit: number;
  onUpload: Upload;
  onChange: ((value: UploadedFile[]) => void) | undefined;
  /** Called with the key of a row that disappears once uploaded; left out, rows stay. */
  onLeave?: (key: string) => void;
}

/** An event to announce. */
export type FileNews =
  | { type: 'added'; count: number }
  | { type: 'done' | 'failed' | 'removed' | 'back'; name: string }
  | { type: 'refused'; row: Extract<FileRow, { state: 'refused' }> };

async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
  } catch {
    // Deleted from the disk since it was chosen: treated as empty.
    return new Uint8Array();
  }
}

/** The files of a field: checked, sent one by one, stopped, tried again, removed and put back. */
export function useUploads({ defaultValue, limit, onUpload, onChange, kinds, maxSize, onLeave }: UploadsProps) {
  const prefix = useId();
  const [rows, show] = useReducer(fileRows, defaultValue, (files): readonly FileRow[] =>
    files.map((file) => ({ ...file, key: file.id, state: 'done' })),
  );
  const [news, setNews] = useState<FileNews>();
  const [removed, setRemoved] = useState<{ row: FileRow; at: number }>();
  const count = useRef(0);
  const running = useRef(new Map<string, AbortController>());
  // Uploads finish at any time and need the current list, not the one of the render that started them.
  const latest = useRef({ rows, onChange });
  useEffect(() => {
    latest.current.onChange = onChange;
  });

  function happen(action: FileAction) {
    const before = latest.current.rows;
    const next = fileRows(before, action);
    latest.current.rows = next;
    show(action);
    const value = uploadedOf(next);
    if (
      value.map(({ id }) => id).join() !==
      uploadedOf(before)
        .map(({ id }) => id)
        .join()
    )
      latest.current.onChange?.(value);
  }

  async function send(key: string, file: File) {
    const stop = new AbortController();
    running.current.set(key, stop);
    happen({ type: 'start', key });
    try {
      const { id } = await onUpload(file, {
        signal: stop.signal,
        onProgress: (share) => happen({ type: 'progress', key, share }),
      });
      if (stop.signal.aborted) return;
      if (onLeave) {
        onLeave(key);
        happen({ type: 'remove', key });
      } else happen({ type: 'finish', key, id });
      setNews({ type: 'done', name: file.name });
    } catch {
      if (stop.signal.aborted) return;
      happen({ type: 'fail', key });
      setNews({ type: 'failed', name: file.name });
    } finally {
      running.current.delete(key);
    }
  }

  async function add(files: readonly File[]) {
    const checked = await Promise.all(
      files.map(async (file) => ({ file, refusal: refuse(file, await headOf(file), { kinds, maxSize }) })),
    );
    let room = limit - countOf(latest.current.rows);
    const added = checked.map(({ file, refusal }): FileRow => {
      count.current += 1;
      const row = { key: `${prefix}${count.current}`, name: file.name, size: file.size };
      if (refusal) return { ...row, state: 'refused', refusal };
      room -= 1;
      return room < 0 ? { ...row, state: 'refused', refusal: { reason: 'count' } } : { ...row, state: 'waiting', file };
    });
    happen({ type: 'add', rows: added });
    const refused = added.find((row) => row.state === 'refused');
    setNews(refused ? { type: 'refused', row: refused } : { type: 'added', count: added.length });
    // One after another: on a slow connection the first finishes sooner, and waiting ones can still be removed.
    for (const row of added) {
      if (row.state === 'waiting' && latest.current.rows.includes(row)) await send(row.key, row.file);
    }
  }

  function remove(row: FileRow) {
    const at = latest.current.rows.findIndex(({ key }) => key === row.key);
    running.current.get(row.key)?.abort();
    happen({ type: 'remove', key: row.key });
    // A stopped upload is restored as one to retry.
    setRemoved({
      at,
      row:
        row.state === 'uploading' || row.state === 'waiting'
          ? { key: row.key, name: row.name, size: row.size, state: 'failed', file: row.file }
          : row,
    });
    setNews({ type: 'removed', name: row.name });
  }
  function restore() {
    if (!removed) return;
    happen({ type: 'restore', row: removed.row, at: removed.at });
    setNews({ type: 'back', name: removed.row.name });
    setRemoved(undefined);
  }
  useEffect(() => {
    const uploads = running.current;
    return () => uploads.forEach((stop) => stop.abort());
  }, []);
  return { rows, news, removed: removed?.row, add, remove, restore, retry: send };
}
