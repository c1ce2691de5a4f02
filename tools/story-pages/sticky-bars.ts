// Both run inside a page, and are sent there as text.

/**
 * Has bars that stick to an edge of the window stand in their place in the page: such a bar covers now this, now that,
 * and what is under it is reached by scrolling. Parts of a table that stick are placed by its own script, and stay.
 */
export function letBarsGo(): void {
  for (const bar of document.querySelectorAll<HTMLElement>('body *')) {
    if (bar.style.length > 0 || bar.closest('table, [role="grid"]') || getComputedStyle(bar).position !== 'sticky')
      continue;
    bar.style.position = 'relative';
    bar.style.inset = 'auto';
    bar.dataset['letGo'] = '';
  }
}

/** Sets back what `letBarsGo` has changed. */
export function holdBars(): void {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-let-go]')) {
    bar.style.removeProperty('position');
    bar.style.removeProperty('inset');
    delete bar.dataset['letGo'];
  }
}
