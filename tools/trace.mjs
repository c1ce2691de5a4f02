// `npm run trace`: for each requirement where it is shown, and by how many assertions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, root } from './run.mjs';

await ensureDependencies();
const { readTraces, statusOf, testFiles } = await import('./trace-read.mjs');

const rows = [
  ...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^\| ([A-Z]+-\d+) \| (.*?) \|$/gm),
].map((match) => ({ id: match[1], words: match[2] }));
const traces = testFiles(root).flatMap((file) => readTraces(file, root));
const only = process.argv.slice(2);
const wanted = rows.filter(
  ({ id }) => only.length === 0 || only.some((part) => id === part || id.startsWith(`${part}-`)),
);

const WORDS = { shown: 'SHOWN', rendered: 'RENDERED ONLY', missing: 'NOT SHOWN' };
const counts = { shown: 0, rendered: 0, missing: 0 };
for (const { id, words } of wanted) {
  const places = traces.filter(({ ids }) => ids.includes(id));
  const assertions = places.reduce((sum, trace) => sum + trace.assertions, 0);
  const status = statusOf(places);
  counts[status] += 1;
  const how = status === 'shown' ? `${assertions} assertions in ${places.length} places` : WORDS[status];
  console.log(`${id}  ${how}  ${words}`);
  for (const { file, line, title, assertions: count, proof } of places)
    console.log(`    ${file}:${line}  (${proof === 'shown' ? count : proof})  ${title}`);
}
const known = new Set(rows.map(({ id }) => id));
// Calls of the cloud base have ids too, which the contract states.
const unknown = [...new Set(traces.flatMap(({ ids }) => ids))].filter(
  (id) => !known.has(id) && !id.startsWith('CLOUD-'),
);
if (unknown.length > 0)
  console.log(`\nTitles carry ids that docs/requirements.md does not state: ${unknown.join(', ')}`);
console.log(
  `\n${counts.shown} of ${wanted.length} requirements are shown, ${counts.rendered} only rendered, ${counts.missing} not shown.`,
);
process.exit(unknown.length > 0 ? 1 : 0);
