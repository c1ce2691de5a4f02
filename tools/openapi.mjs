// `npm run openapi`: writes the OpenAPI documents of the contract. `npm run openapi -- --check` fails where what stands
// in the repository is not what the contract says now, or breaks Redocly’s recommended rules.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from './load.mjs';
import { ensureDependencies, root } from './run.mjs';

await ensureDependencies();
const module = await load('tools/contract/openapi/index.ts');
const isCheck = process.argv.includes('--check');

let failed = false;
for (const [path, text] of Object.entries(module.writeOpenApi(root))) {
  const file = join(root, path);
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (isCheck && !isSame) {
    console.error(`${path} is not what the contract says. Run: npm run openapi`);
    failed = true;
  } else if (!isSame) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const problems = await module.lintOpenApi(file, text);
  for (const problem of problems) console.error(`${path}: ${problem}`);
  failed ||= problems.length > 0;
  console.log(
    `${path}: ${text.split('\n').length} lines, ${problems.length} problems by Redocly’s recommended rules${isSame ? '' : isCheck ? ', out of date' : ', written'}`,
  );
}
process.exit(failed ? 1 : 0);
