import read from 'virtual:proof';
import { storyAddress } from '../../contract/model/story-address.ts';
import type { Proof } from '../proof-plugin.ts';
import { matrixOf } from './matrix.ts';

/** What the repository's text proves, as it stood when this Storybook was built. */
export const found: Proof = read;

const files = new Map(found.stories.map((file) => [file.file, file]));

/** Every requirement of this build with what shows it; stories are told by their file and their name. */
export const matrix = matrixOf(found.requirements, found.traces, (path, name) => {
  const file = files.get(path);
  const story = file?.stories.find((one) => one.name === name);
  return story ? storyAddress(file?.title, story.exportName) : null;
});
