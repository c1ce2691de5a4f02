import { symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape';
import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

/** How many series can be told apart; beyond that the styles repeat. */
export const STYLES = 6;

const SYMBOLS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar];
const DASHES = ['none', '7 4', '2 4', '10 4 2 4', '1 6', '14 5'];

/** Which of the styles a series has. */
export const styleOf = (index: number) => index % STYLES;

/** Dashes of a line. */
export const dashOf = (index: number) => DASHES[styleOf(index)] ?? 'none';

/** The outline of a series' mark around the point 0, 0. */
export function markerPath(index: number, area = 44): string {
  return symbol(SYMBOLS[styleOf(index)], area)() ?? '';
}

/* Color is the second sign: dash, mark and pattern tell series apart where all colors are one. */
export const seriesColours = css`
  & [data-series='0'] { color: ${theme.color.primary}; }
  & [data-series='1'] { color: ${theme.color.action}; }
  & [data-series='2'] { color: ${theme.color.info}; }
  & [data-series='3'] { color: ${theme.color.accentText}; }
  & [data-series='4'] { color: ${theme.color.success}; }
  & [data-series='5'] { color: ${theme.color.textMuted}; }
  & [data-series] { print-color-adjust: exact; }
  @media (forced-colors: active) { & [data-series] { color: CanvasText; } }
`;

function PatternMarks({ style }: { style: number }) {
  switch (style) {
    case 1:
      return <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" stroke="currentColor" strokeWidth="2" />;
    case 2:
      return (
        <g fill="currentColor">
          <circle cx="2" cy="2" r="1.4" />
          <circle cx="6" cy="6" r="1.4" />
        </g>
      );
    case 3:
      return <path d="M0 2H8M0 6H8" stroke="currentColor" strokeWidth="1.6" />;
    case 4:
      return <path d="M0 0 8 8M8 0 0 8" stroke="currentColor" strokeWidth="1.2" />;
    case 5:
      return <path d="M2 0V8M6 0V8" stroke="currentColor" strokeWidth="1.2" />;
    default:
      return <rect width="8" height="8" fill="currentColor" />;
  }
}

/** The name of a pattern within one chart. */
export const patternId = (id: string, index: number) => `${id}-fill-${styleOf(index)}`;

/** The fill patterns of the first series, for the chart's `<defs>`. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: Math.min(count, STYLES) }, (_, style) => (
        <pattern
          key={style}
          id={patternId(id, style)}
          data-series={style}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          {style > 0 && <rect width="8" height="8" fill="currentColor" opacity="0.14" />}
          <PatternMarks style={style} />
        </pattern>
      ))}
    </defs>
  );
}
