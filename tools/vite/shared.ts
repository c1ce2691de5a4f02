import type { PluginOption } from 'vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { messages } from './messages.ts';

/** The languages the product ships; React Aria's own texts for all others are left out of every build. */
const LOCALES = ['en-US', 'ar-AE'];

/**
 * The plugins that every build of this repository needs: the app, Storybook and the tests.
 * @param options.pseudo Pseudo-Arabic texts, see `messages`.
 */
export function sharedPlugins(options: { pseudo?: boolean } = {}): PluginOption[] {
  return [messages(options), { ...optimizeLocales.vite({ locales: LOCALES }), enforce: 'pre' }];
}
