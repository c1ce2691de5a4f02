import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApiDocuments } from './document.ts';
import { printJson } from './print-json.ts';

/** Folder of the documents, from the repository’s root. */
export const OPENAPI_FOLDER = 'docs/openapi';

const CONTRACT = 'packages/platform/src/contract';

/**
 * The text of each document by its path, as the contract has it now.
 * @param root Absolute path of the repository.
 */
export function writeOpenApi(root: string): Record<string, string> {
  const files = ['.', 'schemas', 'v1', 'cloud'].flatMap((folder) => {
    const path = join(root, CONTRACT, folder);
    return readdirSync(path)
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
      .map((file) => join(path, file));
  });
  const documents = openApiDocuments(files.map((file) => readFileSync(file, 'utf8')));
  return Object.fromEntries(
    Object.entries(documents).map(([name, document]) => [`${OPENAPI_FOLDER}/${name}.json`, `${printJson(document)}\n`]),
  );
}

/** What Redocly’s recommended rules find wrong with a document: one line a problem. */
export async function lintOpenApi(path: string, text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: path, config });
  return problems.map(
    ({ severity, ruleId, message, location: [place] }) =>
      `${severity} ${ruleId} at ${place?.pointer ?? '#'}: ${message}`,
  );
}
