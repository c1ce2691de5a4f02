// `npm run contract`: counts what stands of every operation, and names what is missing.
import { load } from './load.mjs';
import { ensureDependencies, root } from './run.mjs';

await ensureDependencies();
const [{ parts, reportOf }, { readSources }] = [
  await load('tools/contract/report.ts'),
  await load('tools/contract/read-sources.ts'),
];

const report = reportOf(readSources(root));
console.log(['', ...parts].map((title, column) => title.padEnd(column === 0 ? 8 : title.length + 2)).join(''));
for (const { name, counts } of report) {
  console.log([name.padEnd(8), ...parts.map((part) => String(counts[part]).padEnd(part.length + 2))].join(''));
}
// The hooks take any operation and are typed by it (decision 0002), so there is nothing to count: the compiler checks
// them.
console.log(
  'Typed hooks: useOperation and useAction, for every operation; proved by tests/architecture/hooks.types.ts.',
);

for (const { name, unused } of report) {
  console.log(
    `\n${name}: ${unused.length} that no screen uses yet${unused.length > 0 ? `\n  ${unused.join('\n  ')}` : ''}`,
  );
}
const missing = report.flatMap(({ name, missing: gaps }) =>
  gaps.map(({ part, operations }) => `${name}: ${operations.length} not ${part}\n  ${operations.join('\n  ')}`),
);
if (missing.length > 0) console.error(`\nMissing:\n${missing.join('\n')}`);
else console.log('\nNothing is missing.');
process.exit(missing.length > 0 ? 1 : 0);
