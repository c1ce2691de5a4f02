export { MorePages } from './MorePages.tsx';
export type { MorePagesProps } from './MorePages.tsx';
export { usePages, usePagesOf } from './use-pages.ts';
export type { Page, Pages } from './use-pages.ts';
