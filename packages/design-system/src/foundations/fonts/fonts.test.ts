import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const facesOf = (sheet: string) => sheet.split('@font-face').slice(1);
const css = read('./fonts.css');
const fallbacks = facesOf(read('./fallbacks.css'));
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
    const served = facesOf(css);
    expect(served.length).toBeGreaterThan(0);
    expect(
      served.every(
        (face) => face.includes('url(') && face.includes('font-display: swap') && face.includes('unicode-range'),
      ),
    ).toBe(true);
  });

  it('do not block text: their fallbacks are on the device', () => {
    expect(fallbacks.filter((face) => face.includes('url(') || !face.includes('local('))).toEqual([]);
  });

  it.each(['Poppins', 'Manrope', 'Karla', 'Lato', 'Inter'])('have a fallback measured for %s', (family) => {
    const fallback = fallbacks.find((face) => face.includes(`font-family: '${family} Fallback'`)) ?? '';
    expect(fallback).toMatch(/size-adjust[^]*ascent-override[^]*descent-override/);
  });
});
