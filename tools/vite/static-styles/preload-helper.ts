/**
 * Private to Vite, tested as 'SEAM Vite’s preload helper': it remembers each stylesheet that it requested, also one
 * that failed, so that another attempt at a lazy part would show it without styles. This makes it forget a sheet that
 * failed.
 * @param helper Source of `vite/preload-helper.js`.
 * @throws If Vite’s source has changed.
 */
export function retryFailedSheets(helper: string): string {
  const forgetting = helper
    .replace(/(\(err\) => \{\s*)seen\[href\] = void 0;/, '$1delete seen[href];')
    .replace(/(if \(e\.type === "error"\) )(rej\([^;]+\);)\s*else /, '$1{ link.remove(); $2 } else ');
  if (!/delete seen\[href\]/.test(forgetting) || !/link\.remove\(\); rej/.test(forgetting))
    throw new Error(
      'Vite loads stylesheets differently now: check that a lazy part is styled after its sheet failed once.',
    );
  return forgetting;
}
