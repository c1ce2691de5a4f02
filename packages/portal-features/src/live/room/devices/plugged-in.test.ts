import type { DeviceLists } from '@sakina/platform/media';
import { describe, expect, it } from 'vitest';
import { pluggedIn } from './plugged-in.ts';

const device = (id: string, label = id) => ({ id, label });
const before: DeviceLists = {
  microphone: [device('default'), device('built-in')],
  speaker: [device('default'), device('built-in')],
  camera: [device('webcam')],
};

describe('what was plugged in', () => {
  it('is a headset with its microphone and its speaker, by its name', () => {
    const now = {
      ...before,
      microphone: [...before.microphone, device('h-mic', 'Jabra')],
      speaker: [...before.speaker, device('h-out', 'Jabra')],
    };
    expect(pluggedIn(before, now)).toEqual({
      name: 'Jabra',
      devices: [
        { kind: 'microphone', id: 'h-mic' },
        { kind: 'speaker', id: 'h-out' },
      ],
    });
  });

  it('is nothing where a device was taken away, or another one stands for the default', () => {
    expect(pluggedIn(before, { ...before, camera: [] })).toBeNull();
    expect(pluggedIn({ ...before, speaker: [device('built-in')] }, before)).toBeNull();
  });

  it('has no name where the browser tells none', () => {
    expect(pluggedIn(before, { ...before, camera: [...before.camera, device('second', '')] })?.name).toBe('');
  });
});
