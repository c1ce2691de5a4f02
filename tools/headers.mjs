// `npm run headers -- config.json [--nginx]`: prints the headers with which a build has to be served, for the servers
// that this configuration names; without a file, for a build that no one has configured.
import { readFileSync } from 'node:fs';
import { load } from './load.mjs';
import { ensureDependencies } from './run.mjs';

await ensureDependencies();
const module = await load('apps/web/hosting/index.ts');
const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const format = process.argv.includes('--nginx') ? module.toNginx : module.toHeadersFile;
try {
  const config = file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'));
  process.stdout.write(format({ config, isSecure: true }));
} catch (error) {
  console.error(`${file} could not be read: ${error.message}`);
  process.exit(1);
}
