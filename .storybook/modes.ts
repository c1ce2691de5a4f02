/**
 * What Chromatic takes pictures of in the cloud: each portal as it starts, each theme, and the night. A mode sets
 * globals of the toolbar; what a story holds fast itself stays as it is. All are of one width, at which play functions
 * run: a phone and Arabic are stories of their own, since a play function looks for words and columns that are not
 * there otherwise.
 */
export const modes = {
  'portal theme': { theme: 'portal', density: 'comfortable', viewport: 1280 },
  'admin theme': { theme: 'admin', density: 'compact', viewport: 1280 },
  'portal theme by night': { theme: 'portal', density: 'comfortable', colorScheme: 'dark', viewport: 1280 },
  'consumer portal': { portal: 'consumer', viewport: 1280 },
  'provider portal': { portal: 'provider', viewport: 1280 },
  'admin portal': { portal: 'admin', viewport: 1280 },
} as const;

/** Name of a mode. */
export type ModeName = keyof typeof modes;

/**
 * The `chromatic` parameter for some modes. The preview sets both themes for everything; the stories of a portal’s
 * screens may name that portal instead: `parameters: { chromatic: inModes('provider portal') }`.
 */
export function inModes<const Name extends ModeName>(
  ...names: readonly Name[]
): { modes: Record<string, (typeof modes)[Name] | { disable: true }> } {
  const all = Object.keys(modes) as ModeName[];
  // Chromatic adds up the modes of preview, file and story, so those that are not wanted have to be put out.
  return {
    modes: Object.fromEntries(
      all.map((name) => [
        name,
        names.some((wanted) => wanted === name) ? modes[name as Name] : { disable: true as const },
      ]),
    ),
  };
}
