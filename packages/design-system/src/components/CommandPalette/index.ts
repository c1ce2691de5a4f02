export { CommandPalette } from './CommandPalette.tsx';
export type { CommandPaletteProps } from './CommandPalette.tsx';
export { opensPalette, PALETTE_SHORTCUT } from './opens-palette.ts';
export type { Command, CommandGroup } from './match-commands.ts';
