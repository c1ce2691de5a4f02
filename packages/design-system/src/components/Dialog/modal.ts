/**
 * Selects what stands over the page and takes the focus. A message that goes by itself is an alert dialog too, but not a modal one, and
 * says so.
 */
export const MODAL = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])';
