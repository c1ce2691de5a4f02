import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright';

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/**
 * For calls: a camera that shows a moving picture and a microphone that beeps, allowed without a question, and
 * connections of this machine with itself.
 */
export const CALL_ARGS = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
];
const SYSTEM = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Absolute path of a command on PATH, or undefined. */
function which(command) {
  try {
    return execFileSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * A Chromium that is on this machine already: CHROMIUM_PATH, the test runner's own, then the system's.
 * @returns {string | undefined} Absolute path of its executable.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return SYSTEM.map(which).find(Boolean);
}

/**
 * Chromium without its windows, tabs and address bar, which a check never sees and which cost a fifth of its time. It
 * keeps no pages for going back. Where CHROMIUM_PATH names a browser or none of this kind is there, the whole one.
 * @returns {string | undefined} Absolute path of its executable.
 */
export function findLightBrowser() {
  return (process.env.CHROMIUM_PATH ? undefined : which('chromium-headless-shell')) ?? findBrowser();
}

const launch = (executablePath) => (executablePath ? { executablePath, args: ARGS } : { args: ARGS });

/**
 * Launch options of the whole browser, for Playwright.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export const browserLaunch = () => launch(findBrowser());

/**
 * Launch options of the lighter browser, for Playwright and for Vitest’s browser mode.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export const lightBrowserLaunch = () => launch(findLightBrowser());
