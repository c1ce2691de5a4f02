export { conformance, until } from './conformance.ts';
export type { ConformanceCase, ConformanceWorld, OpenRoom } from './conformance.ts';
export { createDirectWorld, createSignalHub, drawnCapture } from './direct-world.ts';
