// `npm run test:endurance`: what a tab keeps after 1,000 route changes, 100 portal switches and 20 calls (SEC-20), in
// the production build against the sandbox. Builds the product where it is missing. Nothing of it is a part of `npm
// test`: it takes minutes.
import { buildProduct } from './network/minutes.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { bin, ensureDependencies, run } from './run.mjs';

await ensureDependencies();
await ensureBrowser({ light: true });
await buildProduct();
const { code } = await run(bin('playwright'), ['test', '--config', 'tests/endurance/playwright.config.ts']);
process.exit(code);
