// `npm start`: the assembled app on its embedded mocks, from a bare clone. Prints its address last.
import { isBuilt } from './built.mjs';
import { ensureDependencies, bin, run } from './run.mjs';

await ensureDependencies();
if (!isBuilt('dist-demo')) {
  console.log('Building the demo …');
  const build = await run(bin('vite'), ['build', 'apps/web', '--mode', 'demo', '--logLevel', 'warn'], { quiet: true });
  if (build.code !== 0) process.exit(build.code);
}

// Only now: it needs what has just been installed.
await import('./serve-demo.mjs');
