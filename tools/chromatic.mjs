// `npm run chromatic`: sends the Storybook to Chromatic, which compares it in the cloud. Configured by
// chromatic.config.json and .storybook/modes.ts. Further options are handed on: `npm run chromatic -- --dry-run`.
import { spawn } from 'node:child_process';
import { bin, ensureDependencies, root } from './run.mjs';

const TOKEN = 'CHROMATIC_PROJECT_TOKEN';

if (!process.env[TOKEN]?.trim()) {
  console.error(`Chromatic needs a project token, and ${TOKEN} is not set.

  1. Sign in at https://www.chromatic.com/start and add this repository as a project, or open the project that is there.
  2. Copy the token from the project's page “Manage”, under “Configure”. It begins with “chpt_”.
  3. ${TOKEN}=chpt_… npm run chromatic
     In continuous integration it is a secret of that name.

Without an account the same stories are compared on this machine: npm run visual`);
  process.exit(1);
}

await ensureDependencies();
// The token goes by the environment alone: a command line can be read by everyone on the machine.
const child = spawn(bin('chromatic'), process.argv.slice(2), { cwd: root, stdio: 'inherit' });
child.on('close', (code) => process.exit(code ?? 1));
