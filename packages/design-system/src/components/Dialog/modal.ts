/** Selects what is over the page and takes the focus. A toast is a group and none of these. */
export const MODAL = '[role="dialog"], [role="alertdialog"]';
