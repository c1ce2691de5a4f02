import type { Plugin } from 'vite';

/** What a component of the router's package bears for the tools of developers; it keeps those that nobody uses in the build. */
const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;
/** How React makes components and contexts: without an effect on anything, which the bundler cannot know. */
const MADE = /^(var [\w$]+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/** Lets the bundler leave out what of the router nobody uses: forms, links that load pages ahead, and what they need. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
      handler: (code) => ({ code: code.replaceAll(DISPLAY_NAME, '').replaceAll(MADE, '$1/* @__PURE__ */ '), map: null }),
    },
  };
}
