import { describe, expect, it } from 'vitest';
import { attributesOf, parseModule, readShownModules, visit } from './syntax.ts';

/** What a file writes of type and space: its styles, each insertion as its source, and the attributes of each Text. */
interface Written {
  styles: string[];
  texts: Record<string, string>[];
}

const STYLES = /^(?:css|keyframes|createGlobalStyle|styled)\b/;

/** Reads the styled templates of a module, and what is set on each `Text` of it; a computed value is `…`. */
function read(code: string): Written {
  const { program, textOf } = parseModule(code);
  const written: Written = { styles: [], texts: [] };
  visit(program, (node) => {
    if (node.type === 'TaggedTemplateExpression' && STYLES.test(textOf(node['tag'])))
      written.styles.push(textOf(node['quasi']).replaceAll(/\/\*[^]*?\*\//g, ''));
    if (node.type === 'JSXOpeningElement' && textOf(node['name']) === 'Text')
      written.texts.push(
        Object.fromEntries(
          Object.entries(attributesOf(node, textOf)).map(([name, value]) => [
            name,
            value.startsWith('"') ? value.slice(1, -1) : '…',
          ]),
        ),
      );
  });
  return written;
}

const DECLARATION = /(?<![-\w])([a-z-]+):\s*((?:\$\{[^{}]*\}|[^;{}`])+)(?=[;`}])/g;
const SPACE = /^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-(?:block|inline))?(?:-(?:start|end))?)$/;
const TOKEN = /\$\{[^{}]*\}/g;

/** A size of type that follows the scale, the page’s own step of it, or the text around it. */
const isTypeSize = (value: string) =>
  /^(?:inherit|0|[\d.]+em|(?:max\(1rem, )?\$\{theme\.(?:text\.\w+|size\.controlText)\}\)?|var\(--[\w-]+, \$\{theme\.text\.\w+\}\))$/.test(
    value,
  );
const isFace = (value: string) => /^(?:inherit|\$\{theme\.font\.\w+\})$/.test(value);
const isWeight = (value: string) => /^(?:inherit|400|500|600|700)$/.test(value);

/** The largest adjustment in px that needs no step of the scale: where ink, not space, is set right. */
const OPTICAL = 4;

/** Space in steps of the scale, or in the size of the text; what is computed from a step or a property is its own. */
function isSpace(value: string): boolean {
  const plain = value.replaceAll(TOKEN, '').replaceAll(/\b(?:calc|min|max|var|env)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(/(-?[\d.]+)(rem|px|mm|pt|vh|vw|%)/g)].every(
    ([, amount, unit]) =>
      Math.abs(Number(amount)) * (unit === 'rem' ? 16 : 1) <= OPTICAL && /^(?:rem|px)$/.test(unit ?? ''),
  );
}

/** What styles say of type and space beside the scales, as `property: value`. */
function besideScales(styles: readonly string[]): string[] {
  return styles.flatMap((css) =>
    [...css.matchAll(DECLARATION)].flatMap(([, property = '', value = '']) => {
      const tidy = value.trim().replaceAll(/\s+/g, ' ');
      const isOnScale =
        property === 'font-size'
          ? isTypeSize(tidy)
          : property === 'font-family'
            ? isFace(tidy)
            : property === 'font-weight'
              ? isWeight(tidy)
              : !SPACE.test(property) || isSpace(tidy);
      return isOnScale ? [] : [`${property}: ${tidy}`];
    }),
  );
}

/** The roles of running text, by size, weight and face as `Text` is given them; `-` is left out. */
const ROLES: Readonly<Record<string, string>> = {
  '- - -': 'body',
  'md - -': 'body',
  '- strong -': 'a name or a first line',
  'lg - -': 'lead',
  'lg strong -': 'the fact that a screen is about',
  'sm - -': 'small: what explains',
  'sm strong -': 'a small first line',
  'xs - -': 'meta',
  'xs strong -': 'label',
};
/** Faces that are roles of their own, in each size: words of controls, figures, codes. */
const FACES: readonly string[] = ['control', 'data', 'code'];

/** The role of a Text, or undefined. A weight that is taken back, or computed, is that of what is around it. */
function roleOf({ size = '-', weight = '-', font = '-' }: Record<string, string>): string | undefined {
  if (FACES.includes(font)) return font;
  return ROLES[`${size === '…' ? 'sm' : size} ${/^(?:regular|…)$/.test(weight) ? '-' : weight} ${font}`];
}

/** Files that are set beside the scales, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'design-system/src/foundations/global/print.ts': 'paper is measured in mm and pt',
  'design-system/src/components/TypeSpecimen/TypeSpecimen.styles.ts': 'a specimen as wide as its page',
  'design-system/src/components/Avatar/Avatar.styles.ts': 'two letters in a circle of 24 px',
  'design-system/src/components/CodeField/CodeField.styles.ts': 'figures as wide as their cells',
  'design-system/src/components/Footer/FooterChoice.tsx': 'names of languages, before their fonts are there',
  // A day of a month, a quarter of an hour and a place of a chart have 20 to 28 px.
  'design-system/src/components/DatePicker/MonthCalendar.styles.ts': 'a second figure in a day’s cell',
  'design-system/src/components/EventCalendar/EventCalendar.styles.ts': 'a second figure in a day’s cell',
  'design-system/src/components/EventCalendar/event.styles.ts': 'an event in a day’s cell',
  'design-system/src/components/EventCalendar/AgendaList.styles.ts': 'a mark on the line of a time',
  'design-system/src/components/WeekSchedule/WeekSchedule.styles.ts': 'hours beside a grid of hours',
  'design-system/src/components/WeekSchedule/EventBlock.styles.ts': 'an event as high as its length',
  'design-system/src/components/WeekSchedule/DayColumn.styles.ts': 'an event as high as its length',
  'design-system/src/components/Chart/Plot.styles.ts': 'labels beside their values',
  'design-system/src/components/Chart/Bars.styles.ts': 'labels beside their values',
  // Parts of one drawing, set by the size of the drawing.
  'design-system/src/components/DataTable/Cards.styles.ts': 'a button’s room to press reaches to the card’s edge',
  'design-system/src/components/Slider/Slider.styles.ts': 'a track as long as its thumb’s way',
  'design-system/src/components/Switch/Switch.tsx': 'a thumb in its track',
  'design-system/src/components/Toast/Toast.styles.ts': 'an icon level with the first line beside a button',
  'portal-features/src/practice/availability/components/RangeRows.tsx': 'a button below the height of a label',
  'portal-features/src/care/dashboard/components/ForYouLine.tsx': 'an icon level with a line that can be pressed',
  'portal-features/src/live/room/stage/Pictures.tsx': 'a name in a picture a sixth of its window wide',
};

const written = new Map(
  readShownModules()
    .filter(([, code]) => /styled-components|<Text\b/.test(code))
    .map(([file, code]) => [file, read(code)]),
);

describe('styles', () => {
  it.each([
    'font-size: 14px',
    'font-size: 0.75rem',
    'font-family: Arial',
    'font-weight: 550',
    'gap: 10px',
    'margin-block: ${theme.space.x1} 1.5rem',
    'padding: 2%',
  ])('beside the scales are found: %s', (declaration) => {
    expect(
      read(`const A = styled.p\`color: red; ${declaration};\`;`).styles.flatMap((css) => besideScales([css])),
    ).toEqual([declaration]);
  });

  it.each([
    'font-size: ${theme.text.sm}',
    'font-size: 0.85em',
    'font-size: var(--page-title, ${theme.text.h3})',
    'padding: 0.125rem ${theme.space.x1} 0 auto',
    'margin-inline: calc(-1 * var(--overlay-inset)) max(0rem, 100% - 72rem)',
    'inline-size: 10px',
    '/* gap: 10px */ color: red',
  ])('on them are not: %s', (declaration) => {
    expect(besideScales(read(`const A = styled(Card).attrs({})\`${declaration};\`;`).styles)).toEqual([]);
  });

  it('take type and space from the scales, apart from what says why not', () => {
    expect(written.size).toBeGreaterThan(500);
    const beside = [...written].flatMap(([file, { styles }]) =>
      besideScales(styles).map((declaration) => ({ file, declaration })),
    );
    expect(
      beside.filter(({ file }) => !EXCEPTIONS[file]).map(({ file, declaration }) => `${file} ${declaration}`),
    ).toEqual([]);
    const needed = new Set(beside.map(({ file }) => file));
    expect(Object.keys(EXCEPTIONS).filter((file) => !needed.has(file))).toEqual([]);
  });
});

describe('running text', () => {
  it('in no role is found', () => {
    const { texts } = read('const a = <Text size="lg" font="reading">{word}</Text>;');
    expect(texts.map(roleOf)).toEqual([undefined]);
  });

  it('is in one of eleven roles', () => {
    const texts = [...written].flatMap(([file, all]) => all.texts.map((text) => ({ file, text })));
    expect(texts.length).toBeGreaterThan(900);
    expect(
      texts.filter(({ text }) => !roleOf(text)).map(({ file, text }) => `${file} ${JSON.stringify(text)}`),
    ).toEqual([]);
    expect(new Set([...Object.values(ROLES), ...FACES]).size).toBe(11);
  });
});
