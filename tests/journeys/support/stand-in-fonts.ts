import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { lightBrowserLaunch } from '../../../tools/browser.mjs';

/**
 * The families that fallbacks.css stretches to the size of ours: DejaVu Sans on a bare Linux, Roboto on Android, Arial
 * elsewhere.
 */
const FAMILIES = ['DejaVu Sans', 'Roboto', 'Liberation Sans'];

function isInstalled(family: string): boolean {
  try {
    return execFileSync('fc-list', [family, 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

/**
 * Those of the families that this machine has. Where it has several, a browser would only ever show the last of them.
 */
export const standIns: readonly string[] = FAMILIES.filter(isInstalled);

/**
 * Launches a browser that finds one font family on this machine and no other.
 * @param config Where its font configuration is written.
 */
export function launchWithFamily(family: string, config: string): Promise<Browser> {
  writeFileSync(
    config,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <dir>~/.fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <selectfont>
    <acceptfont><pattern><patelt name="family"><string>${family}</string></patelt></pattern></acceptfont>
    <rejectfont><pattern></pattern></rejectfont>
  </selectfont>
</fontconfig>
`,
  );
  return chromium.launch({ ...lightBrowserLaunch(), env: { ...process.env, FONTCONFIG_FILE: config } });
}
