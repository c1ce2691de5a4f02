import { createChunk } from '../../foundations/chunk/chunk.ts';

/** The library that turns strokes into lines; loaded by whoever wants to draw. */
export const drawingPad = createChunk(() => import('signature_pad').then((module) => module.default));
