import type { PlayFunction } from 'storybook/internal/types';

/** Takes a picture of the page; whoever compares pictures puts it here. */
type TakePicture = (label: string) => Promise<void>;

/** Runs one step of a story, then gives whoever compares pictures a moment for one of it (SHOW-4). */
export async function pictureOfStep(
  label: string,
  play: PlayFunction,
  context: Parameters<PlayFunction>[0],
): Promise<void> {
  await play(context);
  await (globalThis as { __sakinaStep?: TakePicture }).__sakinaStep?.(label);
}
