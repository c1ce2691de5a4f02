// Firefox of this machine, with devices that are played, driven over WebDriver BiDi.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(fileURLToPath(import.meta.url));

/** @returns {Promise<import('puppeteer-core').Browser>} */
export async function launchFirefox() {
  const { default: puppeteer } = await import(pathToFileURL(require.resolve('puppeteer-core')).href);
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: spawnSync('sh', ['-c', 'command -v firefox-esr'], { encoding: 'utf8' }).stdout.trim(),
    headless: true,
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.peerconnection.ice.loopback': true,
      'media.peerconnection.ice.obfuscate_host_addresses': false,
    },
  });
}
