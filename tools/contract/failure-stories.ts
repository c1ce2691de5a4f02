/** The file with one story for each resource of the contract, from the repository's root. */
export const FAILURE_STORIES = '.storybook/contract/Failures.stories.tsx';

const STORY = /^export const \w+ = failuresOf\('([\w.]+)'\);$/gm;

/**
 * Name of the story that shows how the calls of a resource fail: `CheckIns` for `checkIns`, `AdminUsers` for
 * `admin.users`.
 * @param resource As `tagOf` of `openapi/tags.ts` names it.
 */
export const failureStoryOf = (resource: string): string =>
  resource
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/**
 * Resources whose failures a story shows, in the order of the file. A story has all operations of its resource.
 * @param sources Text of files by their path from the repository's root.
 */
export function resourcesWithFailures(sources: Readonly<Record<string, string>>): string[] {
  return [...(sources[FAILURE_STORIES] ?? '').matchAll(STORY)].map(([, resource = '']) => resource);
}
