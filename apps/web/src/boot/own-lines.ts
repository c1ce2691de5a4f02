import { dial, ownCountryLine } from '@sakina/platform/domain';

/** Writes another number over the one that a line leads to and names; its icon and its words stay. */
function write(line: Element | null, from: string, number: string): void {
  if (!line) return;
  line.setAttribute('href', dial(number));
  const label = line.lastChild;
  label?.replaceWith((label.textContent ?? '').replace(from, number));
}

/**
 * Shows the crisis lines of the reader’s country on a prerendered page, which the build writes with those of the United
 * States (CARE-1), and leaves the zone on the document: the app takes the lines over as they are then
 * (`useShownCountryLine`).
 * @param timeZone IANA zone of the device.
 */
export function showOwnLines(document: Document, timeZone: string): void {
  const own = ownCountryLine(timeZone);
  if (!own) return;
  document.documentElement.dataset['linesZone'] = timeZone;
  for (const call of document.querySelectorAll('a[href="tel:988"]')) {
    const lines = call.parentElement;
    // In the table of other countries it is a country's own number.
    if (!lines || call.closest('table')) continue;
    const emergency = lines.querySelector('[href="tel:911"]');
    write(call, '988', own.line ?? '');
    write(emergency, '911', own.emergency);
    // Text and chat are lines of the United States, too.
    for (const line of lines.querySelectorAll('a'))
      if (line !== emergency && (line !== call || own.line === null)) line.remove();
    if (lines.dataset['count']) lines.dataset['count'] = String(lines.children.length);
  }
}
