import type { Plugin } from 'vite';

/** Names for React’s developer tools: an assignment keeps a component in the build that nothing imports. */
const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;
/** Calls without side effects, which the bundler cannot know. */
const PURE_CALL = /^(var [\w$]+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;

const ROUTER = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/**
 * Marks the components of react-router as pure, so that the build leaves out forms, data and prefetching links: 4 kB.
 */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code.replaceAll(DISPLAY_NAME, '').replaceAll(PURE_CALL, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
