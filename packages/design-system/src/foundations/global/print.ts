import { css } from 'styled-components';

/**
 * On paper: what was read, black on white, without what only a screen can do. Landmarks are found by what HTML makes of
 * them: a `header`, `footer` or `aside` outside the page's content is the product's frame, and so is a `nav`, but for a
 * list beside its detail. Anything else not to be
 * printed has `data-print="hide"`. A button is hidden, unless its text is content: within a heading or the cell that
 * names a row, as the box of a choice, as a disclosure; other content, such as an event of a calendar, has `data-print="keep"`. A `tel:` link is
 * content, because of its number. Print-only content has `data-print="only"`.
 */
export const printStyle = css`
  @media not print { [data-print='only'] { display: none !important; } }
  @page { margin: 18mm 16mm; }
  @media print {
    *, *::before, *::after { background: transparent !important; color: #000 !important; color-scheme: light !important; box-shadow: none !important; text-shadow: none !important; outline: none !important; }
    html, body { background: #fff !important; }
    body { font-size: 11pt; }

    :is(header, footer, aside):not(:is(main, article, section, dialog) *),
    nav:not([data-part='list']),
    [role='search'],
    [data-print='hide'],
    a:is([data-variant='primary'], [data-variant='action'], [data-variant='secondary'], [data-variant='quiet']):not([href^='tel:'], [href^='sms:'], [data-print='keep']),
    button:not(:is(th, h2, h3, h4, [role='rowheader']) *, [aria-haspopup='listbox'], [aria-expanded]:not([aria-haspopup], [data-variant]), [data-print='keep']) {
      display: none !important;
    }

    a { text-decoration: underline; }
    main a[href^='http']::after {
      content: ' (' attr(href) ')';
      display: inline-block;
      direction: ltr;
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }

    h1, h2, h3, h4 { break-after: avoid; }
    p, li, dd { orphans: 3; widows: 3; }
    tr, figure, fieldset, dl > div { break-inside: avoid; }
    thead { display: table-header-group; }
  }
`;
