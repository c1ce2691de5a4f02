// `npm run check`: format, types, lint, import rules and what nothing uses, in about a minute.
import { bin, ensureDependencies, run } from './run.mjs';

await ensureDependencies();
const steps = [
  ['format', bin('oxfmt'), ['--check']],
  ['types', process.execPath, ['node_modules/typescript-7/bin/tsc', '-b']],
  ['lint and import rules', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['unused files, exports and dependencies', bin('knip'), []],
];
let failed = 0;
for (const [name, command, args] of steps) {
  const { code, seconds } = await run(command, args, { quiet: true });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${String(name)} (${seconds.toFixed(1)} s)`);
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
