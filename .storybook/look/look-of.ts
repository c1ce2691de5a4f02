import type { RootAttributes } from '@sakina/design-system';

/** What of a story's look does not change with what it shows. */
export type StoryLook = Required<Pick<RootAttributes, 'theme' | 'direction'>>;

/**
 * The look in which a story meets axe: half of all stories in each theme, half in each direction, by their id, so that
 * a story keeps its look from run to run and a new one moves no other.
 * @param own The look that the story has by itself; its direction is turned or kept.
 */
export function lookOf(storyId: string, own: StoryLook): StoryLook {
  const sum = Array.from(storyId).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const isTurned = sum % 4 >= 2;
  return {
    theme: sum % 2 === 0 ? 'portal' : 'admin',
    direction: isTurned === (own.direction === 'ltr') ? 'rtl' : 'ltr',
  };
}
