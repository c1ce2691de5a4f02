import type { PluginOption } from 'vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { languages } from '../../packages/platform/src/domain/languages.ts';
import { messages } from './messages.ts';

/** React Aria's own texts for all other locales are left out of every build. */
const LOCALES = languages.map(({ locale }) => locale);

/** The plugins that every build of this repository needs: the app, Storybook and the tests. */
export function sharedPlugins(): PluginOption[] {
  return [messages(), { ...optimizeLocales.vite({ locales: LOCALES }), enforce: 'pre' }];
}
