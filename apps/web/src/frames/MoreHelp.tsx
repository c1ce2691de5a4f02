import { Link, VisuallyHidden } from '@sakina/design-system';
import { countryLines, crisisLines, dial } from '@sakina/platform/domain';
import { useFormatLocale } from '@sakina/platform/react/environment';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Fold, Lines, Panel } from './MoreHelp.styles.ts';
import { useAppText } from '../messages/index.ts';

/**
 * Further crisis help: the chat, and the lines of other countries. A native disclosure, so that it opens before the
 * code has loaded.
 */
export function MoreHelp() {
  const t = useAppText();
  return (
    <Fold onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary>
        <span data-part="words">{t('crisis.more')}</span>
        <span data-part="dots" aria-hidden>
          …
        </span>
      </summary>
      {/* Able to hold the focus, so that a press between its lines does not close it. In the page even while it is
          folded: it has to open without scripts. */}
      <Panel tabIndex={-1}>
        <p>
          <Link href={crisisLines.chat} isExternal>
            {t('crisis.chat')}
          </Link>
        </p>
        <CountryLines />
        <p data-part="note">{t('crisis.missing')}</p>
      </Panel>
    </Fold>
  );
}

function closeOnEscape({ key, currentTarget: fold }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !fold.open) return;
  fold.open = false;
  fold.querySelector('summary')?.focus();
}

function closeWhenLeft({ currentTarget: fold, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  // Losing window focus is not the user leaving the menu.
  if (document.hasFocus() && !fold.contains(relatedTarget)) fold.open = false;
}

function CountryLines() {
  const t = useAppText();
  const locale = useFormatLocale();
  // Intl directly: the format library is a chunk of its own, and this is on every page (FAST-1).
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const named = countryLines
    .map((row) => ({ ...row, name: names.of(row.country) ?? row.country }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <Lines>
      <caption>{t('crisis.elsewhere')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('crisis.country')}</VisuallyHidden>
          </th>
          <th scope="col">{t('crisis.line')}</th>
          <th scope="col">{t('crisis.danger')}</th>
        </tr>
      </thead>
      <tbody>
        {named.map(({ country, name, line, emergency }) => (
          <tr key={country}>
            {/* A browser may call a country otherwise than the build did. */}
            <th scope="row" suppressHydrationWarning>
              {name}
            </th>
            <td>{line !== null && <Dial number={line} country={name} />}</td>
            <td>
              <Dial number={emergency} country={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </Lines>
  );
}

function Dial({ number, country }: { number: string; country: string }) {
  const t = useAppText();
  return (
    <a href={dial(number)} aria-label={t('crisis.dial', { number, country })}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
