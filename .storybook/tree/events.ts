/** Asks the page for its tree. */
export const TREE_REQUESTED = 'sakina/accessibility-tree/requested';
/** Brings the tree, or null while it cannot be read. */
export const TREE_READ = 'sakina/accessibility-tree/read';
