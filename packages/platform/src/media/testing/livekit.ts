export { conformance, until } from './conformance.ts';
export { createSignalHub, drawnCapture } from './direct-world.ts';
export { createLiveKitWorld, liveKitAccess, worldOf } from './livekit-world.ts';
