declare module '@react-aria/optimize-locales-plugin' {
  import type { Plugin } from 'vite';
  const plugin: { vite(options: { locales: string[] }): Plugin };
  export default plugin;
}
