import { createChunk } from '../../foundations/chunk/chunk.ts';

/** The library that turns strokes into lines; loaded when drawing starts. */
export const drawingPad = createChunk(() => import('signature_pad').then((module) => module.default));
