/**
 * Has the browser read its tables of languages, which takes it some 20 ms (a slow phone 80) at the first use of any format. Called
 * while the code is on its way, when there is nothing else to do, so that the app does not stand still for it later (FAST-3).
 */
export function warmIntl(): void {
  Intl.DateTimeFormat.supportedLocalesOf('en');
}
