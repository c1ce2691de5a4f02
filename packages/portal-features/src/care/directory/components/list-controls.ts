/** What a list of providers brings a moment after it is read: one file, since all of it is needed at once (FAST-1). */
export { Pagination } from '@sakina/design-system';
export { CardActions } from './CardActions.tsx';
export { EmptyResult } from './EmptyResult.tsx';
export { SearchBar } from './SearchBar.tsx';
