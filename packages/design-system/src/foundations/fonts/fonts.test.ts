import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const faces = css.split('@font-face').slice(1);
const addresses = [...css.matchAll(/url\('([^']+)'\)/g)].map((match) => match[1] as string);
const resolve = createRequire(import.meta.url).resolve;

describe('[THEME-4] the fonts', () => {
  it('come from packages of this repository, none from another host', () => {
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !/^@fontsource(-variable)?\//.test(address))).toEqual([]);
  });

  it.each([...new Set(addresses)])('include %s, which is there', (address) => {
    expect(existsSync(resolve(address))).toBe(true);
  });

  it.each(['Poppins', 'Manrope', 'Karla', 'Lato', "'Roboto Mono'", 'Inter'])('name the family %s', (family) => {
    expect(css).toContain(`font-family: ${family};`);
  });

  it('show text at once and swap when they arrive', () => {
    const served = faces.filter((face) => face.includes('url('));
    expect(served.every((face) => face.includes('font-display: swap') && face.includes('unicode-range'))).toBe(true);
  });

  it.each(['Poppins', 'Manrope', 'Karla', 'Lato', 'Inter'])('have a fallback measured for %s', (family) => {
    const fallback = faces.find((face) => face.includes(`font-family: '${family} Fallback'`)) ?? '';
    expect(fallback).toMatch(/size-adjust[^]*ascent-override[^]*descent-override/);
  });
});
