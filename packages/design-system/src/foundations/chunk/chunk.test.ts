import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_LIMIT_MS, ChunkLoadError, createChunk, forgetChunkFailure, readyChunk } from './chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const cut = new TypeError('Failed to fetch dynamically imported module');

describe('createChunk', () => {
  it('loads once for several readers', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('code');
    const chunk = createChunk(load);
    chunk.preload();
    expect(await chunk.read()).toBe('code');
    expect(chunk.read()).toBe(chunk.read());
    expect(load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[ERROR-1] rejects with a ChunkLoadError as soon as the load fails', async () => {
    const error = await failureOf(createChunk(() => Promise.reject(cut)).read());
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', reason: 'failed', cause: cut });
  });

  it('[ERROR-1] rejects a hanging load with a ChunkLoadError after 120 s, not earlier', async () => {
    const failed = vi.fn<(error: unknown) => void>();
    void createChunk(() => new Promise(() => undefined))
      .read()
      .catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError', reason: 'late' });
    expect(CHUNK_LIMIT_MS).toBe(120_000);
  });

  it('[ERROR-1] does not load a failed chunk again before its error is forgotten', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(cut);
    const chunk = createChunk(load);
    await failureOf(chunk.read());
    await failureOf(chunk.read());
    expect(load).toHaveBeenCalledOnce();
  });

  it('[SEC-19] loads again once its failure is forgotten', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cut).mockResolvedValue('code');
    const chunk = createChunk(load);
    forgetChunkFailure(await failureOf(chunk.read()));
    expect(await chunk.read()).toBe('code');
  });

  it('[SEC-19] keeps a newer attempt when an old failure is forgotten', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cut).mockResolvedValue('code');
    const chunk = createChunk(load);
    const error = await failureOf(chunk.read());
    forgetChunkFailure(error);
    await chunk.read();
    forgetChunkFailure(error);
    expect(await chunk.read()).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[SEC-19] loads again after a failed preload', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cut).mockResolvedValue('code');
    const chunk = createChunk(load);
    chunk.preload();
    await vi.advanceTimersByTimeAsync(0);
    expect(await chunk.read()).toBe('code');
  });

  it('reads a ready chunk at once', async () => {
    const chunk = readyChunk('texts');
    expect(chunk.read()).toMatchObject({ status: 'fulfilled', value: 'texts' });
    expect(await chunk.read()).toBe('texts');
  });

  it('forgetChunkFailure ignores other errors', () => {
    expect(() => forgetChunkFailure(new Error('else'))).not.toThrow();
    expect(() => forgetChunkFailure(undefined)).not.toThrow();
  });
});
