// What in a style speaks of left and right, top and bottom, width and height, and what to write instead (CARE-6): the
// logical property follows the direction of the text.

const SIDES = { left: 'inline-start', right: 'inline-end', top: 'block-start', bottom: 'block-end' };
const CORNERS = {
  'top-left': 'start-start',
  'top-right': 'start-end',
  'bottom-left': 'end-start',
  'bottom-right': 'end-end',
};

/** Each physical property with its logical one. */
const PROPERTIES = new Map([
  ['width', 'inline-size'],
  ['height', 'block-size'],
  ...['min', 'max'].flatMap((bound) => [
    [`${bound}-width`, `${bound}-inline-size`],
    [`${bound}-height`, `${bound}-block-size`],
  ]),
  ...Object.entries(SIDES).flatMap(([side, logical]) => [
    [side, `inset-${logical}`],
    ...['margin', 'padding', 'scroll-margin', 'scroll-padding', 'border'].map((box) => [
      `${box}-${side}`,
      `${box}-${logical}`,
    ]),
    ...['width', 'style', 'color'].map((part) => [`border-${side}-${part}`, `border-${logical}-${part}`]),
  ]),
  ...Object.entries(CORNERS).map(([corner, logical]) => [`border-${corner}-radius`, `border-${logical}-radius`]),
]);

/** Properties whose value can be a side. */
const VALUES = new Map([
  ['text-align', { left: 'start', right: 'end' }],
  ['float', { left: 'inline-start', right: 'inline-end' }],
  ['clear', { left: 'inline-start', right: 'inline-end' }],
]);

/**
 * A declaration: its property after the beginning, `;`, `{` or `}`, so that a media feature, which stands in brackets,
 * is none.
 */
const DECLARATION = /(?<=^|[;{}])\s*([a-z-]+)\s*:\s*([^;{}]*)/g;
const EXEMPT = /\/\*\s*physical:\s*\S[^*]*\*\//;

/**
 * The logical form of one declaration.
 * @param {string} property in CSS spelling
 * @param {string} value
 * @returns {string | undefined} nothing where it is not physical
 */
export function logicalFor(property, value) {
  const side = VALUES.get(property)?.[value.trim()];
  return side ? `${property}: ${side}` : PROPERTIES.get(property);
}

/**
 * Finds the physical declarations of a style. A line that has to be physical says why: `left: 0; /* physical: … *\/`.
 * @param {string} css the text of a style; what was inserted into it may be missing
 * @returns {{ offset: number, property: string, instead: string }[]}
 */
export function findPhysical(css) {
  // Comments may hold anything; blanks in their place keep the offsets.
  const bare = css.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(DECLARATION)].flatMap((match) => {
    const [whole, property = '', value = ''] = match;
    const offset = match.index + whole.length - whole.trimStart().length;
    const instead = logicalFor(property, value);
    return instead && !EXEMPT.test(lineAt(css, offset)) ? [{ offset, property, instead }] : [];
  });
}

function lineAt(text, offset) {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end === -1 ? undefined : end);
}
