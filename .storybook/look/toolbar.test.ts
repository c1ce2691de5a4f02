import { describe, expect, it } from 'vitest';
import { adminBreakpoints, portalBreakpoints } from '@sakina/design-system';
import { accountOf, globalTypes, initialGlobals, readChosen } from './toolbar.ts';
import { viewports } from './viewports.ts';

const valuesOf = (name: keyof typeof globalTypes) => globalTypes[name].toolbar.items.map(({ value }) => value);

describe('the toolbar', () => {
  it('sets portal, person, theme, day or night, density, language, direction, zone, network and motion', () => {
    expect(valuesOf('portal')).toEqual(['story', 'consumer', 'provider', 'admin']);
    expect(valuesOf('person')).toEqual(
      expect.arrayContaining(['visitor', 'consumer', 'therapist', 'imam', 'mentor', 'owner', 'admin']),
    );
    expect(valuesOf('theme')).toEqual(['portal', 'admin', 'both']);
    expect(valuesOf('colorScheme')).toEqual(['light', 'dark', 'system']);
    expect(valuesOf('density')).toEqual(['comfortable', 'compact']);
    expect(valuesOf('locale')).toEqual(['en', 'ar']);
    expect(valuesOf('direction')).toEqual(['language', 'ltr', 'rtl']);
    expect(valuesOf('timeZone').length).toBeGreaterThan(5);
    expect(valuesOf('scenario').slice(0, 4)).toEqual(['default', 'slow', 'serverError', 'offline']);
    expect(valuesOf('motion')).toEqual(['system', 'reduced']);
  });

  it('begins with what it offers', () => {
    for (const [name, value] of Object.entries(initialGlobals))
      expect(valuesOf(name as keyof typeof globalTypes)).toContain(value);
  });

  it('gives a portal its theme and the density that it starts with [PORTAL-9]', () => {
    expect(readChosen({ ...initialGlobals, portal: 'admin' })).toMatchObject({ theme: 'admin', density: 'compact' });
    expect(readChosen({ ...initialGlobals, portal: 'provider', theme: 'admin' })).toMatchObject({
      theme: 'portal',
      density: 'comfortable',
    });
    expect(readChosen({ ...initialGlobals, theme: 'admin', density: 'compact' })).toMatchObject({
      theme: 'admin',
      density: 'compact',
    });
  });

  it('lets the direction follow the language, or stand by itself', () => {
    expect(readChosen({ ...initialGlobals, locale: 'ar' })).toMatchObject({ locale: 'ar-AE', direction: 'rtl' });
    expect(readChosen({ ...initialGlobals, direction: 'rtl' })).toMatchObject({ locale: 'en-US', direction: 'rtl' });
    expect(readChosen({ ...initialGlobals, locale: 'ar', direction: 'ltr' })).toMatchObject({
      locale: 'ar-AE',
      direction: 'ltr',
    });
  });

  it('puts a person in the place of the story’s own, or no one', () => {
    expect(accountOf(initialGlobals, 'patient@demo.test')).toBe('patient@demo.test');
    expect(accountOf({ person: 'imam' }, 'patient@demo.test')).toBe('imam@demo.test');
    expect(accountOf({ person: 'visitor' }, 'patient@demo.test')).toBeUndefined();
  });

  it.each([
    {},
    {
      theme: 7,
      colorScheme: 'dusk',
      density: null,
      locale: [],
      timeZone: 'Mars/Olympus',
      scenario: '__proto__',
      motion: 'wild',
      portal: 'x',
    },
  ])('reads %o as its first choices', (globals) => {
    expect(readChosen(globals)).toEqual({
      theme: 'portal',
      colorScheme: 'light',
      density: 'comfortable',
      locale: 'en-US',
      direction: 'ltr',
      timeZone: 'America/New_York',
      motion: 'system',
      scenario: 'default',
      overlay: 'none',
    });
  });

  it('offers the first pixel of every step of both themes', () => {
    const widths = Object.values(viewports).map(({ styles }) => styles.width);
    for (const width of [
      320,
      768,
      1280,
      ...Object.values(portalBreakpoints).slice(1),
      ...Object.values(adminBreakpoints).slice(1),
    ])
      expect(widths).toContain(`${String(width)}px`);
  });
});
