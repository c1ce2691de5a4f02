import type { Plugin } from 'vite';

/** What a component of the router's package bears for the tools of developers; it keeps those that nobody uses in the build. */
const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;
/** How React makes components and contexts: without an effect on anything, which the bundler cannot know. */
const MADE = /^(var [\w$]+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * Where what every router runs reaches for what data routers alone have: loaders, their errors and what is shown for them. Ours has
 * none (decision 0001), but only whoever knows that can tell that it is never reached.
 */
const ONLY_WITH_DATA: readonly (readonly [found: RegExp, left: string])[] = [
  [/\bisDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/g, 'useNavigateUnstable()'],
  [
    /\bfunction useRoutesImpl\(routes, locationArg, dataRouterOpts\) \{/g,
    'function useRoutesImpl(routes, locationArg) { const dataRouterOpts = void 0;',
  ],
  [
    /\bfunction _renderMatches\(matches, parentMatches = \[\], dataRouterOpts\) \{\s*let dataRouterState = dataRouterOpts\?\.state;/g,
    'function _renderMatches(matches, parentMatches = []) { const dataRouterOpts = void 0; const dataRouterState = void 0;',
  ],
  [/ \|\| defaultErrorElement;/g, ';'],
  [/\breturn dataRouterState && \([^;?]*\) \? [^;]* : (?=getChildren\(\);)/g, 'return '],
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/gm, ''],
];

/** What a module of ours takes from the router. */
const TAKEN = /\bimport\s+(?:type\s+)?([^;'"]*?)\s*from\s*['"]react-router(?:-dom)?(?:\/[^'"]*)?['"]/g;
/** What gives a router with data, or needs one. */
const WITH_DATA =
  /\*|\b(?:\w*RouterProvider|create\w*Router|createStaticHandler|HydratedRouter|ServerRouter|RSC\w*|Await|use(?:Actions?Data|Async\w*|BeforeUnload|Blocker|Fetchers?|FormAction|Loader\w*|Matches|Navigation|Revalidator|RouteError|RouteLoaderData|Submit|ViewTransitionState))\b/;

function withoutData(code: string): string {
  return ONLY_WITH_DATA.reduce((rest, [found, left]) => {
    const times = rest.match(found)?.length ?? 0;
    if (times !== 1)
      throw new Error(
        `lean-router: ${String(found)} is in the router ${times} times, not once. Its package has changed: look at what it does there now, or leave this cut out.`,
      );
    return rest.replace(found, left);
  }, code);
}

const ROUTER = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/** Lets the bundler leave out what of the router nobody uses: forms, links that load pages ahead, data, and what they need. */
export function leanRouter(): Plugin[] {
  return [
    {
      name: 'lean-router',
      apply: 'build',
      transform: {
        filter: { id: ROUTER },
        handler: (code) => ({
          code: (code.includes('function useRoutesImpl(') ? withoutData(code) : code)
            .replaceAll(DISPLAY_NAME, '')
            .replaceAll(MADE, '$1/* @__PURE__ */ '),
          map: null,
        }),
      },
    },
    {
      name: 'router-without-data',
      apply: 'build',
      transform: {
        filter: { id: { exclude: /\/node_modules\// }, code: /['"]react-router/ },
        handler(code, id) {
          for (const [, names = ''] of code.matchAll(TAKEN)) {
            const found = WITH_DATA.exec(names)?.[0];
            if (found)
              this.error(
                `lean-router: ${id} takes ${found} from the router, out of which the build leaves what this needs. Leave the cuts of data routers out first.`,
              );
          }
        },
      },
    },
  ];
}
