import * as v from 'valibot';
import { text } from './common.ts';
import { language } from './provider.ts';

/** A piece of what someone says, as text; a later one with the same id takes its place. None is kept. */
export const roomCaption = v.object({
  id: v.pipe(text, v.maxLength(64)),
  /** In which language it is said. */
  language,
  text: v.pipe(text, v.maxLength(500)),
  /** Whether the words will not change any more. */
  isFinal: v.boolean(),
});

export type RoomCaption = v.InferOutput<typeof roomCaption>;
