/** One address of the product, as the build sees it. */
export interface RouteRow {
  pattern: string;
  access: string;
  /** Path of its module from apps/web, such as `src/routes/screens/auth.tsx`. */
  screen: string;
  /** Path of the frame’s module where it is loaded on demand. */
  frame: string | null;
  needsRuntime: boolean;
  /** Whether the build writes it as HTML: whole, or as a shell that the app replaces. */
  html: 'page' | 'shell' | null;
}

export function readRoutes(): RouteRow[];
export function notFoundScreen(): string;
