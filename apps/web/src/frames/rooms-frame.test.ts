import { describe, expect, it } from 'vitest';
import { roomsFrame } from './rooms-frame.ts';

const both = ['consumer', 'provider'] as const;

describe('[ROUTE-25] the frame around rooms', () => {
  it.each([
    ['/video-call', 'quiet-river', 'consumer', both, 'room'],
    ['/join/quiet-river', 'quiet-river', 'provider', both, 'room'],
    ['/video-call', '', 'consumer', both, 'shared'],
    ['/group-video', '', 'provider', both, 'provider'],
    ['/broadcast/studio', '', 'consumer', both, 'provider'],
    ['/broadcast/studio', 'quiet-river', 'provider', both, 'room'],
    ['/broadcast/view', '', 'consumer', ['consumer'], 'shared'],
    // Not verified yet: the provider's portal would refuse them.
    ['/broadcast/studio', '', 'consumer', ['consumer'], 'shared'],
  ] as const)('of %s with room %j in the %s portal', (pathname, roomName, active, offered, frame) => {
    expect(roomsFrame({ pathname, roomName, active, offered })).toBe(frame);
  });
});
