import { describe, expect, test } from 'vitest';
import { countOf, fileRows, uploadedOf } from './file-rows.ts';
import type { FileAction, FileRow } from './file-rows.ts';

const file = new File(['%PDF-'], 'letter.pdf');
const waiting: FileRow = { key: 'a', name: 'letter.pdf', size: 5, state: 'waiting', file };
const after = (...actions: FileAction[]) => actions.reduce(fileRows, [waiting] as readonly FileRow[])[0];

describe('an upload', () => {
  test('is sent, step by step', () => {
    expect(after({ type: 'start', key: 'a' })).toMatchObject({ state: 'uploading', share: 0 });
    expect(after({ type: 'start', key: 'a' }, { type: 'progress', key: 'a', share: 0.4 })).toMatchObject({
      share: 0.4,
    });
    expect(after({ type: 'start', key: 'a' }, { type: 'finish', key: 'a', id: 'doc-1' })).toEqual({
      key: 'a',
      name: 'letter.pdf',
      size: 5,
      state: 'done',
      id: 'doc-1',
    });
  });
  test('never goes backwards, nor beyond its end', () => {
    expect(
      after(
        { type: 'start', key: 'a' },
        { type: 'progress', key: 'a', share: 0.4 },
        { type: 'progress', key: 'a', share: 0.2 },
      ),
    ).toMatchObject({ share: 0.4 });
    expect(after({ type: 'start', key: 'a' }, { type: 'progress', key: 'a', share: 7 })).toMatchObject({ share: 1 });
    expect(after({ type: 'start', key: 'a' }, { type: 'progress', key: 'a', share: Number.NaN })).toMatchObject({
      share: 0,
    });
  });
  test('keeps the file after a failure, and can start again', () => {
    const failed = after({ type: 'start', key: 'a' }, { type: 'fail', key: 'a' });
    expect(failed).toMatchObject({ state: 'failed', file });
    expect(fileRows([failed as FileRow], { type: 'start', key: 'a' })[0]).toMatchObject({
      state: 'uploading',
      share: 0,
    });
  });
  test('ignores late events', () => {
    expect(after({ type: 'progress', key: 'a', share: 0.9 })).toBe(waiting);
    expect(after({ type: 'finish', key: 'a', id: 'doc-1' })).toBe(waiting);
    expect(
      after({ type: 'start', key: 'a' }, { type: 'finish', key: 'a', id: 'doc-1' }, { type: 'fail', key: 'a' }),
    ).toMatchObject({ state: 'done' });
    expect(after({ type: 'start', key: 'b' })).toBe(waiting);
  });
});

test('a removed file can be restored in its place', () => {
  const other: FileRow = { key: 'b', name: 'b.pdf', size: 1, state: 'done', id: 'doc-2' };
  const rows = fileRows([waiting, other], { type: 'remove', key: 'a' });
  expect(rows).toEqual([other]);
  expect(fileRows(rows, { type: 'restore', row: waiting, at: 0 })).toEqual([waiting, other]);
});

test('only uploaded files are part of the value, and refused ones do not count', () => {
  const rows: FileRow[] = [
    waiting,
    { key: 'b', name: 'b.pdf', size: 1, state: 'done', id: 'doc-2' },
    { key: 'c', name: 'c.exe', size: 1, state: 'refused', refusal: { reason: 'kind' } },
  ];
  expect(uploadedOf(rows)).toEqual([{ id: 'doc-2', name: 'b.pdf', size: 1 }]);
  expect(countOf(rows)).toBe(2);
});
