import { execFileSync } from 'node:child_process';
import { findBrowser, findLightBrowser } from './browser.mjs';

/**
 * Finds a Chromium or installs one, in the order: CHROMIUM_PATH, the test runner's own, the system's, Debian's package,
 * and last the one inside the npm package @sparticuz/chromium, which it names in CHROMIUM_PATH for what follows.
 * @param {{ light?: boolean }} options `light`: gets Debian's lighter one as well, where that can be had; checks go
 *   faster on it.
 * @returns {Promise<string>} Path of the executable.
 */
export async function ensureBrowser({ light = false } = {}) {
  const found = findBrowser() ?? installFromDebian('chromium', findBrowser);
  if (found) {
    if (light && findLightBrowser() === found && !process.env.CHROMIUM_PATH)
      installFromDebian('chromium-headless-shell', findLightBrowser);
    return light ? (findLightBrowser() ?? found) : found;
  }
  const shipped = await fromNpm();
  if (!shipped)
    throw new Error('No Chromium was found or could be installed. Install one and name it in CHROMIUM_PATH.');
  process.env.CHROMIUM_PATH = shipped;
  return shipped;
}

function installFromDebian(name, find) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  try {
    console.log(`Installing Debian’s package ${name} …`);
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return find();
  } catch {
    return undefined;
  }
}

async function fromNpm() {
  try {
    console.log('Taking the browser of the npm package @sparticuz/chromium …');
    execFileSync(
      'npm',
      ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error', '@sparticuz/chromium'],
      { stdio: 'inherit' },
    );
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}
