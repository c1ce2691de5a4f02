import { base64, cellText } from './report-csv.ts';
import type { ReportTable } from './reports.ts';

/** A4 landscape, in points. */
const page = { width: 842, height: 595, margin: 40, line: 14, size: 8 };
const LINES_A_PAGE = Math.floor((page.height - 2 * page.margin) / page.line) - 3;
/** Character width of Courier, relative to the font size. */
const LETTER = 0.6;

const plainLetters: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
};

/** A character in the standard fonts' encoding (Latin-1): without its accent if needed, else left out. */
function latinLetter(letter: string): string {
  const plain = plainLetters[letter] ?? letter;
  if (plain <= '\u00ff') return plain;
  const bare = plain.normalize('NFD').charAt(0);
  return bare <= '\u00ff' ? bare : '';
}

function latin(text: string): string {
  const letters = Array.from(text, latinLetter).join('');
  return letters
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s*·\s*$/, '')
    .trim();
}

const escaped = (text: string) => text.replace(/[\\()]/g, (letter) => `\\${letter}`);

function textAt(x: number, y: number, font: string, size: number, text: string): string {
  return `BT /${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`;
}

/** The lines of a table in fixed-width columns: numbers right-aligned, texts left-aligned and truncated. */
function linesOf({ columns, rows, totals }: ReportTable): string[] {
  const cells = [
    columns.map(({ label }) => latin(label)),
    ...[...rows, ...(totals ? [totals] : [])].map((row) =>
      columns.map(({ kind }, index) => latin(cellText(row[index] ?? null, kind))),
    ),
  ];
  const most = Math.floor((page.width - 2 * page.margin) / (page.size * LETTER));
  const fair = Math.floor(most / columns.length) - 2;
  const widths = columns.map((_, index) => Math.min(fair, Math.max(...cells.map((line) => line[index]?.length ?? 0))));
  return cells.map((line) =>
    line
      .map((cell, index) => {
        const width = widths[index] ?? fair;
        const cut = cell.length > width ? `${cell.slice(0, width - 1)}.` : cell;
        const isNumber = columns[index]?.kind === 'MONEY' || columns[index]?.kind === 'NUMBER';
        return isNumber ? cut.padStart(width) : cut.padEnd(width);
      })
      .join('  '),
  );
}

/** A report as a minimal PDF 1.4: standard fonts, one table over several pages. */
export function pdfOf(table: ReportTable, heading: string): string {
  const [head = '', ...body] = linesOf(table);
  const pages = Array.from({ length: Math.max(1, Math.ceil(body.length / LINES_A_PAGE)) }, (_, index) =>
    body.slice(index * LINES_A_PAGE, (index + 1) * LINES_A_PAGE),
  );
  const top = page.height - page.margin;
  const contents = pages.map((lines, index) =>
    [
      textAt(page.margin, top, 'F2', 11, latin(heading)),
      textAt(page.margin, top - 2 * page.line, 'F3', page.size, head),
      ...lines.map((line, place) => textAt(page.margin, top - (place + 3) * page.line, 'F1', page.size, line)),
      textAt(page.width - page.margin - 40, page.margin - 16, 'F1', page.size, `${index + 1} / ${pages.length}`),
    ].join('\n'),
  );

  // Objects 1 to 5 are catalogue, pages and fonts; then a page object and a content object for each page.
  const pageIds = pages.map((_, index) => 6 + 2 * index);
  const fonts = ['Courier', 'Helvetica-Bold', 'Courier-Bold'].map(
    (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...fonts,
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> /Contents ${7 + 2 * index} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return base64(Uint8Array.from(file, (letter) => letter.charCodeAt(0)));
}
