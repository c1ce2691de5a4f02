export { CommandPalette } from './CommandPalette.tsx';
export type { CommandPaletteProps } from './types.ts';
export { opensPalette, PALETTE_SHORTCUT } from './opens-palette.ts';
export type { Command, CommandGroup } from './match-commands.ts';
