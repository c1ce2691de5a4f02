import { allOperations } from '@sakina/platform/contract/table';
import { expect, it } from 'vitest';
import {
  failureStoryOf,
  FAILURE_STORIES,
  resourceOf,
  resourcesWithFailures,
} from '../../tools/contract/failure-stories.ts';
import { readStoryFiles } from '../../tools/stories/coverage.ts';
import { failuresAddress } from './model/story-address.ts';
import { readContractUses } from './uses-plugin.ts';

const resources = [...new Set(allOperations.map(resourceOf))].toSorted();
const file = readStoryFiles(process.cwd()).find((one) => one.file === FAILURE_STORIES);

it('one story shows the failures of each resource of the contract, and of no other [SHOW-1] [ERROR-2]', () => {
  expect(readContractUses().failures).toEqual(resources);
});

it('names each after its resource', () => {
  expect(file?.stories.map(({ exportName }) => exportName)).toEqual(resources.map(failureStoryOf));
});

it('reads the resources of the stories from their file, with or without an operation of that name', () => {
  const text = "export const Claims = failuresOf('claims');\nexport const Gone = failuresOf('gone');\n";
  expect(resourcesWithFailures({ [FAILURE_STORIES]: text })).toEqual(['claims', 'gone']);
  expect(resourcesWithFailures({})).toEqual([]);
});

it('leads from an operation to the story of its resource, with that operation alone', () => {
  expect(file?.title).toBe('Contract/Failures');
  expect(failuresAddress({ id: 'CLOUD-9', name: 'checkIns.list' })).toBe(
    '?path=/story/contract-failures--check-ins&args=operation:CLOUD-9',
  );
});
