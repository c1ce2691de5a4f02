import { describe, expect, it } from 'vitest';
import { COMES_BACK_MS, placeToTake } from './own-place.ts';
import type { OwnPlace } from './own-place.ts';

const NOW = Date.parse('2026-11-24T15:00:00Z');
const place: OwnPlace = {
  roomName: 'rpcyv9669n6wb4aj',
  seat: 'p-1',
  choice: { way: 'video', cameraId: 'cam-1' },
  kept: { microphone: false, microphoneId: 'headset' },
  at: NOW - 2000,
};
const take = (kept: unknown, now = NOW) =>
  placeToTake(typeof kept === 'string' ? kept : JSON.stringify(kept), place, now);

describe('the place that a page takes again after it was loaded again [ROUTE-14]', () => {
  it('is the way in, the devices, and what was off', () => {
    expect(take(place)).toEqual({ choice: place.choice, kept: place.kept });
  });

  it.each([
    ['nothing was kept', 'null'],
    ['what stands there is no JSON', '{"broken'],
    ['it was another room', { ...place, roomName: 'another' }],
    ['it was someone else in this tab', { ...place, seat: 'p-2' }],
    ['it was too long ago', { ...place, at: NOW - COMES_BACK_MS - 1 }],
    ['it is of the future', { ...place, at: NOW + 1 }],
    ['it has no time', { ...place, at: undefined }],
    ['its way in is none', { ...place, choice: { way: 'elsewhere' } }],
    ['a device is no id', { ...place, kept: { microphoneId: { exact: 'x' } } }],
    ['a switch is neither on nor off', { ...place, kept: { camera: 'on' } }],
  ])('is none where %s', (_why, kept) => {
    expect(take(kept)).toBeNull();
  });
});
