// Runs one of the workspace's executables, after installing what is missing: `node tools/with-deps.mjs vite build`.
import { spawn } from 'node:child_process';
import { bin, ensureDependencies, root } from './run.mjs';

const [command, ...args] = process.argv.slice(2);
await ensureDependencies();
const child = spawn(bin(command), args, { cwd: root, stdio: 'inherit' });
child.on('close', (code) => process.exit(code ?? 1));
