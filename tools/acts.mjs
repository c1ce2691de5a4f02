// `npm run acts`: writes docs/rules/acts.md from the table of acts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from './load.mjs';
import { ensureDependencies, root } from './run.mjs';

await ensureDependencies();
const module = await load('tools/acts/index.ts');
const file = join(root, module.ACTS_DOCUMENT);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, module.writeActs());
console.log(`${module.ACTS_DOCUMENT} written`);
