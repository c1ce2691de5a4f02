import { describe, expect, it, vi } from 'vitest';
import { deviceProblem, isCancelledPicker } from './device-failure.ts';
import { cameraKilobits, seatLimit } from './direct/bitrates.ts';
import { createLinkMeter, linkQuality } from './direct/quality.ts';
import type { RealtimeStatus } from '../realtime/realtime.ts';
import { createSignalChannel } from './signal-channel.ts';
import type { AddressedSignal } from './signal-channel.ts';

describe('why a device cannot be used', () => {
  const facts = { name: '', message: '', permission: 'unknown', isSecure: true } as const;
  it.each([
    ['denied', { name: 'NotAllowedError', permission: 'denied' }],
    ['denied', { name: 'NotAllowedError', permission: 'unknown' }],
    ['dismissed', { name: 'NotAllowedError', permission: 'prompt' }],
    ['system-denied', { name: 'NotAllowedError', permission: 'granted' }],
    ['system-denied', { name: 'NotAllowedError', message: 'Permission denied by system', permission: 'prompt' }],
    ['none', { name: 'NotFoundError' }],
    ['none', { name: 'OverconstrainedError' }],
    ['in-use', { name: 'NotReadableError' }],
    ['in-use', { name: 'TrackStartError' }],
    ['insecure', { name: 'TypeError', isSecure: false }],
    ['insecure', { name: 'SecurityError' }],
    ['other', { name: 'AbortError' }],
  ] as const)('is %s for %o', (why, given) => {
    expect(deviceProblem({ ...facts, ...given })).toBe(why);
  });

  it('is no failure where the picker of a screen was closed, and one where the system refuses', () => {
    expect(isCancelledPicker('NotAllowedError', 'Permission denied')).toBe(true);
    expect(isCancelledPicker('NotAllowedError', 'Permission denied by system')).toBe(false);
    expect(isCancelledPicker('NotReadableError', '')).toBe(false);
  });
});

describe('a call between browsers', () => {
  it.each([
    [true, 6, 4],
    [false, 6, 6],
    [false, 4, 4],
    [true, 2, 2],
  ])('with a picture %s, offered %i, holds %i', (hasCamera, offered, expected) => {
    expect(seatLimit(hasCamera, offered)).toBe(expected);
  });

  it('gives each picture less the more people there are', () => {
    expect([1, 2, 3, 4, 6].map(cameraKilobits)).toEqual([1200, 1200, 600, 450, 450]);
  });

  it.each([
    [{ loss: 0, roundTrip: 40, isUploadLimited: false }, 'good', null],
    [{ loss: 0.03, roundTrip: 300, isUploadLimited: false }, 'good', null],
    [{ loss: 0.04, roundTrip: null, isUploadLimited: false }, 'fair', 'own-download'],
    [{ loss: 0, roundTrip: 301, isUploadLimited: false }, 'fair', 'theirs'],
    [{ loss: 0, roundTrip: 40, isUploadLimited: true }, 'fair', 'own-upload'],
    [{ loss: 0.11, roundTrip: 40, isUploadLimited: false }, 'poor', 'own-download'],
    [{ loss: 0, roundTrip: 601, isUploadLimited: true }, 'poor', 'own-upload'],
  ] as const)('is judged by loss, way and upload: %o is %s', (figures, quality, reason) => {
    expect(linkQuality(figures)).toEqual({ quality, reason });
  });

  it('is measured between two reports, not since the beginning', () => {
    const meter = createLinkMeter();
    const report = (packetsLost: number, packetsReceived: number) =>
      new Map([['in', { type: 'inbound-rtp', packetsLost, packetsReceived }]]) as RTCStatsReport;
    expect(meter(report(50, 50)).loss).toBe(0.5);
    expect(meter(report(50, 150)).loss).toBe(0);
    expect(meter(report(60, 240)).loss).toBeCloseTo(0.1);
  });
});

describe('messages of a call', () => {
  const bye = (epoch: string) => ({ kind: 'bye', epoch }) as const;
  const realtime = {
    on: () => () => undefined,
    status: () => 'connected' as const,
    subscribe: () => () => undefined,
  };
  const flush = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };

  it('go in their order, those of one moment and those that wait together', async () => {
    let answer = () => undefined as void;
    const send = vi.fn<(signals: readonly AddressedSignal[]) => Promise<void>>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const channel = createSignalChannel({ realtime, send, after: () => () => undefined });
    channel.send('*', bye('1'));
    channel.send('b', bye('2'));
    await flush();
    channel.send('b', bye('3'));
    channel.send('c', bye('4'));
    await flush();
    expect(
      send.mock.calls.map(([signals]) => signals.map(({ message }) => (message as { epoch: string }).epoch)),
    ).toEqual([['1', '2']]);
    answer();
    await flush();
    expect(send.mock.calls[1]?.[0].map(({ to }) => to)).toEqual(['b', 'c']);
  });

  it('are tried again while the server cannot be reached, and given up after the third time', async () => {
    const send = vi.fn<(signals: readonly AddressedSignal[]) => Promise<void>>().mockRejectedValue(new Error('away'));
    const waits: number[] = [];
    const after = (milliseconds: number, work: () => void) => {
      waits.push(milliseconds);
      work();
      return () => undefined;
    };
    createSignalChannel({ realtime, send, after }).send('b', bye('1'));
    for (let turn = 0; turn < 5; turn += 1) await flush();
    expect(send).toHaveBeenCalledTimes(4);
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
  });

  it('hold the channel for cut from the first that fails until one arrives', async () => {
    const send = vi
      .fn<(signals: readonly AddressedSignal[]) => Promise<void>>()
      .mockRejectedValueOnce(new Error('away'));
    let again = () => undefined as void;
    const after = (_: number, work: () => void) => {
      again = work;
      return () => undefined;
    };
    const channel = createSignalChannel({ realtime: { ...realtime, status: () => 'connected' }, send, after });
    expect(channel.status()).toBe('open');
    channel.send('b', bye('1'));
    await flush();
    expect(channel.status()).toBe('waiting');
    again();
    await flush();
    expect(channel.status()).toBe('open');
  });

  it('come with word of each opening of the channel after a cut, once', () => {
    let status: RealtimeStatus = 'connected';
    const listeners = new Set<() => void>();
    const become = (next: RealtimeStatus) => {
      status = next;
      for (const listener of listeners) listener();
    };
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const channel = createSignalChannel({
      realtime: { ...realtime, status: () => status, subscribe },
      send: () => Promise.resolve(),
      after: () => () => undefined,
    });
    const opened = vi.fn<() => void>();
    const end = channel.onOpen?.(opened);
    for (const next of ['waiting', 'connecting', 'connected'] as const) become(next);
    expect(opened).toHaveBeenCalledTimes(1);
    end?.();
    expect(listeners.size).toBe(0);
  });
});
