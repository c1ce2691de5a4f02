import type { Operation } from '@sakina/platform/contract';
import { failureStoryOf } from '../../../tools/contract/failure-stories.ts';
import { tagOf } from '../../../tools/contract/openapi/tags.ts';

/** The address of a story in this Storybook, or null if its file has no title. */
export function storyAddress(title: string | undefined, exportName = 'Default'): string | null {
  return title === undefined ? null : `?path=/story/${slug(title)}--${slug(words(exportName))}`;
}

/** The address of the story that shows how an operation fails, with the other operations of its resource left out. */
export function failuresAddress(operation: Operation): string {
  const story = storyAddress('Contract/Failures', failureStoryOf(tagOf(operation)));
  return `${story}&args=operation:${operation.id}`;
}

/** Converts like Storybook's ids: capitals and digits start a new word. */
const words = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/([a-z])(\d)/gi, '$1 $2');
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
