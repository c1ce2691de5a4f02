import type { ColorScheme } from '@sakina/design-system';
import { useSyncExternalStore } from 'react';
import { chooseColorScheme } from '../boot/color-scheme.ts';
import { onRootAttribute } from './on-root-attribute.ts';

/** What can be chosen, in the order in which it is offered. */
export const schemes = ['system', 'light', 'dark'] as const satisfies readonly ColorScheme[];

const onScheme = onRootAttribute('data-color-scheme');
const shown = (): ColorScheme =>
  schemes.find((scheme) => scheme === document.documentElement.dataset['colorScheme']) ?? 'system';
const atBuild = (): ColorScheme => 'system';

/** The choice in force between day and night, for the controls that change it. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(onScheme, shown, atBuild);

/** Applies a choice in this tab and the others, and keeps it on this device. */
export const choose = (scheme: ColorScheme): void => chooseColorScheme(window, scheme);
