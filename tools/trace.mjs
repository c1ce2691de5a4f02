// `npm run trace`: for each requirement where it is shown, and by how many assertions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, root } from './run.mjs';

await ensureDependencies();
const { readTraces, testFiles } = await import('./trace-read.mjs');

const rows = [
  ...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^\| ([A-Z]+-\d+) \| (.*?) \|$/gm),
].map((match) => ({ id: match[1], words: match[2] }));
const traces = testFiles(root).flatMap((file) => readTraces(file, root));
const only = process.argv.slice(2);
const wanted = rows.filter(
  ({ id }) => only.length === 0 || only.some((part) => id === part || id.startsWith(`${part}-`)),
);

let missing = 0;
for (const { id, words } of wanted) {
  const shown = traces.filter(({ ids }) => ids.includes(id));
  const assertions = shown.reduce((sum, trace) => sum + trace.assertions, 0);
  if (shown.length === 0) missing += 1;
  console.log(
    `${id}  ${shown.length === 0 ? 'NOT SHOWN' : `${assertions} assertions in ${shown.length} places`}  ${words}`,
  );
  for (const { file, line, title, assertions: count } of shown)
    console.log(`    ${file}:${line}  (${count})  ${title}`);
}
const known = new Set(rows.map(({ id }) => id));
const unknown = [...new Set(traces.flatMap(({ ids }) => ids))].filter((id) => !known.has(id));
if (unknown.length > 0)
  console.log(`\nTitles carry ids that docs/requirements.md does not state: ${unknown.join(', ')}`);
console.log(`\n${wanted.length - missing} of ${wanted.length} requirements are shown; ${missing} are not.`);
process.exit(unknown.length > 0 ? 1 : 0);
