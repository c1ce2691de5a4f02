import { addons } from 'storybook/preview-api';
import { TREE_READ, TREE_REQUESTED } from './events.ts';
import { readTree } from './read-tree.ts';

/** Lets the panel ask the page for its accessibility tree. Nothing is read as long as no one asks. */
export function answerTreeRequests(): void {
  const channel = addons.getChannel();
  channel.on(TREE_REQUESTED, () => {
    void import('axe-core').then(({ default: axe }) => {
      try {
        channel.emit(TREE_READ, readTree(axe, document.body));
      } catch {
        // Axe looks at the page itself at the moment; the panel asks again.
        channel.emit(TREE_READ, null);
      }
    });
  });
}
