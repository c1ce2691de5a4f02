import { execFileSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';

/**
 * Finds a Chromium or installs one, in the order: CHROMIUM_PATH, the test runner's own, the system's, Debian's package,
 * and last the one inside the npm package @sparticuz/chromium. Sets CHROMIUM_PATH for what follows.
 * @returns {Promise<string>} Path of the executable.
 */
export async function ensureBrowser() {
  const found = findBrowser() ?? installFromDebian() ?? (await fromNpm());
  if (!found) throw new Error('No Chromium was found or could be installed. Install one and name it in CHROMIUM_PATH.');
  process.env.CHROMIUM_PATH = found;
  return found;
}

function installFromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  try {
    console.log('No browser found; installing Debian’s Chromium …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    return findBrowser();
  } catch {
    return undefined;
  }
}

async function fromNpm() {
  try {
    console.log('Taking the browser of the npm package @sparticuz/chromium …');
    execFileSync('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error', '@sparticuz/chromium'], { stdio: 'inherit' });
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}
