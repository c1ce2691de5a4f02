import { listCheckIns } from '@sakina/platform/contract';
import { allOperations } from '@sakina/platform/contract/table';
import { expect, it } from 'vitest';
import { failureStoryOf, FAILURE_STORIES, resourcesWithFailures } from '../../tools/contract/failure-stories.ts';
import { tagOf } from '../../tools/contract/openapi/tags.ts';
import { readStoryFiles } from '../../tools/stories/coverage.ts';
import { failuresAddress } from './model/story-address.ts';
import { readContractUses } from './uses-plugin.ts';

const resources = [...new Set(allOperations.map(tagOf))].toSorted();
const file = readStoryFiles(process.cwd()).find((one) => one.file === FAILURE_STORIES);

it('one story shows the failures of each resource of the contract, and of no other [SHOW-1] [ERROR-2]', () => {
  expect(readContractUses().failures.toSorted()).toEqual(resources);
});

it('names each after its resource', () => {
  expect(file?.stories.map(({ exportName }) => exportName)).toEqual(readContractUses().failures.map(failureStoryOf));
});

it('reads the resources of the stories from their file, with or without an operation of that name', () => {
  const text = "export const Claims = failuresOf('claims');\nexport const AdminGone = failuresOf('admin.gone');\n";
  expect(resourcesWithFailures({ [FAILURE_STORIES]: text })).toEqual(['claims', 'admin.gone']);
  expect(resourcesWithFailures({})).toEqual([]);
});

it('leads from an operation to the story of its resource, with that operation alone', () => {
  expect(file?.title).toBe('Contract/Failures');
  expect(failuresAddress(listCheckIns)).toBe(
    `?path=/story/contract-failures--check-ins&args=operation:${listCheckIns.id}`,
  );
});
