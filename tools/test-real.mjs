// `npm run test:real`: what needs real servers or minutes, one after the other, as far as this machine can run it
// (REAL-6).
import { NOT_RUN } from './livekit/server.mjs';
import { run } from './run.mjs';

const PARTS = ['test:same-build', 'test:endurance', 'test:livekit', 'test:network'];

const results = [];
for (const part of PARTS) {
  console.log(`\n── ${part}`);
  const { code, seconds, output } = await run('npm', ['run', '-s', part]);
  const why = code === NOT_RUN ? /^Not run: .*$/m.exec(output)?.[0] : undefined;
  results.push({ part, state: code === 0 ? 'passed' : why === undefined ? 'failed' : 'not run', seconds, why });
}
console.log('');
for (const { part, state, seconds, why } of results)
  console.log(`${state.padEnd(8)} ${part} (${seconds.toFixed(0)} s)${why ? ` ${why}` : ''}`);
const count = (state) => results.filter((result) => result.state === state).length;
console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('not run')} not run`);
process.exit(count('failed') === 0 ? 0 : 1);
