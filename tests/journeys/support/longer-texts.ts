import type { Page } from '@playwright/test';

/**
 * Lengthens every Arabic text that stands in the page by two thirds: a third more than its English text, which is the
 * longer of the two by a fifth. Long vowels are written three times and the commonest consonants twice, so that words
 * grow and no new place to break a line appears. What was lengthened before stays as it is.
 */
export async function lengthenTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scope = globalThis as { lengthened?: WeakMap<Node, string> };
    const lengthened = (scope.lengthened ??= new WeakMap());
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      if (lengthened.get(node) === node.data || node.parentElement?.closest('script, style')) continue;
      node.data = node.data.replaceAll(/[اأإآويى]/g, '$&$&$&').replaceAll(/[لمن]/g, '$&$&');
      lengthened.set(node, node.data);
    }
  });
}
