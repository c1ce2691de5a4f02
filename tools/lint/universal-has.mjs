/**
 * Selectors in which `:has()` stands before a universal one, as in `body:has(> .cover) > *`.
 * @param {string} css
 * @returns {string[]}
 */
export function findUniversalHas(css) {
  const selectors = css.replaceAll(/\/\*[^]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  return selectors.flatMap(listOf).filter((selector) => {
    const end = endOfHas(selector);
    return end !== -1 && /(?:^|[\s>+~])\*/.test(selector.slice(end));
  });
}

/** The selectors of a list: commas within brackets divide none. */
function listOf(selectors) {
  const found = [''];
  let depth = 0;
  for (const letter of selectors) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) found.push('');
    else found.push(`${found.pop()}${letter}`);
  }
  return found.map((selector) => selector.trim());
}

/** Where the brackets of the first `:has(` close, or -1. */
function endOfHas(selector) {
  const start = selector.indexOf(':has(');
  if (start === -1) return -1;
  let depth = 0;
  for (let at = start; at < selector.length; at += 1) {
    if (selector[at] === '(') depth += 1;
    if (selector[at] === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}
