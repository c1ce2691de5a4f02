/** The colors of one of the contrast themes of Windows 11 (Aquatic), to show what a system's own colors do. */
const SYSTEM_COLOURS: Readonly<Record<string, string>> = {
  Canvas: '#202020',
  CanvasText: '#ffffff',
  ButtonFace: '#202020',
  ButtonText: '#ffffff',
  Field: '#202020',
  FieldText: '#ffffff',
  Highlight: '#8ee3f0',
  HighlightText: '#263b50',
  GrayText: '#a6a6a6',
  LinkText: '#75e9fc',
  Mark: '#8ee3f0',
  MarkText: '#263b50',
};
const NAMES = new RegExp(`(?<![-\\w])(${Object.keys(SYSTEM_COLOURS).join('|')})(?![-\\w])`, 'giu');
const byName = new Map(Object.entries(SYSTEM_COLOURS).map(([name, colour]) => [name.toLowerCase(), colour]));

/** The browser's default for every element unless a rule of ours overrides it. Marks keep inherited colors. */
const FORCED = `
:where(*:not(svg, svg *, [data-mark] *), *::before, *::after) { background-color: Canvas !important; border-color: CanvasText !important; color: CanvasText !important; outline-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
:where(a) { color: LinkText !important; }
`;

/** Declarations that override the screen rules of the same selector. */
function winning({ selectorText, style }: CSSStyleRule): string {
  const declarations = style.cssText
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
  return `${selectorText} { ${declarations.map((one) => (one.endsWith('!important') ? one : `${one} !important`)).join('; ')} }`;
}

function rulesFor(rules: CSSRuleList, condition: string, isInside: boolean): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return isInside ? [winning(rule)] : [];
    if (rule instanceof CSSMediaRule)
      return rule.conditionText === condition ? rulesFor(rule.cssRules, condition, true) : [];
    return rule instanceof CSSGroupingRule ? rulesFor(rule.cssRules, condition, isInside) : [];
  });
}

/**
 * The rules that the product has for a medium, as they are in the page’s stylesheets, made to hold within one frame.
 * @param medium Which rules.
 * @param frame Selector of the frame.
 * @returns A stylesheet, and how many rules it was made of.
 */
export function mediaRules(medium: 'forced-colors' | 'print', frame: string): { css: string; count: number } {
  const found = [...document.styleSheets].flatMap((sheet) =>
    rulesFor(sheet.cssRules, medium === 'print' ? 'print' : '(forced-colors: active)', false),
  );
  const rules = found.join('\n');
  const css =
    medium === 'print' ? rules : `${FORCED}${rules}`.replace(NAMES, (name) => byName.get(name.toLowerCase()) ?? name);
  return { css: `@scope (${frame}) {\n${css}\n}`, count: found.length };
}
