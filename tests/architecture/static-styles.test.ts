import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import realStyled from 'styled-components';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { extractStyles } from '../../tools/vite/static-styles/extract.ts';
import styled, { createGlobalStyle, recordedRules } from '../../tools/vite/static-styles/recorder.ts';
import { rulesOf } from '../../tools/vite/static-styles/rules.ts';
import { staticStyled } from '../../tools/vite/static-styles/static-styled.ts';

const laid = (code: string, classes: Record<string, string> = {}) =>
  extractStyles(code, parseSync('module.js', code).program, {
    classesOf: (id) => classes[id] ?? `class-of-${id}`,
    runtime: '/runtime.ts',
  });

describe('a module whose styles are laid into a stylesheet', () => {
  it('keeps elements that bear classes, and holds neither rules nor styled-components', () => {
    const result = laid(
      [
        "import styled, { css } from 'styled-components';",
        "import { theme } from './theme.ts';",
        'const shared = css`color: ${theme.color.text};`;',
        'export const Root = styled.a.withConfig({ componentId: "sc-1-0" })`${shared} &:hover { color: red; }`;',
        'export const List = styled.ul.attrs({ role: "list" }).withConfig({ componentId: "sc-1-1" })`margin: 0;`;',
        'export const Wide = styled(Root).withConfig({ componentId: "sc-1-2" })`inline-size: 100%;`;',
      ].join('\n'),
      { 'sc-1-2': 'root wide' },
    );
    expect(result?.ids).toEqual(['sc-1-0', 'sc-1-1', 'sc-1-2']);
    expect(result?.isGlobal).toBe(false);
    expect(result?.code).toContain('__staticStyled("a", "class-of-sc-1-0")');
    expect(result?.code).toContain('__staticStyled("ul", "class-of-sc-1-1", { role: "list" })');
    expect(result?.code).toContain('__staticStyled(Root, "root wide")');
    expect(result?.code).not.toMatch(/styled-components|theme\.color|:hover/);
  });

  it('is told where it holds the style of the whole page, which draws nothing', () => {
    const result = laid(
      "import { createGlobalStyle } from 'styled-components';\nexport const Global = createGlobalStyle`body { margin: 0; }`;",
    );
    expect(result?.isGlobal).toBe(true);
    expect(result?.code).toContain('export const Global = __nothing;');
  });

  it('is left alone where it makes none, and refused where a component has no id', () => {
    expect(laid("import { createTheme } from 'styled-components';\nexport const theme = createTheme({});")).toBeNull();
    expect(() => laid("import styled from 'styled-components';\nexport const Root = styled.a`color: red;`;")).toThrow(
      'no id',
    );
  });
});

describe('the rules of styled components', () => {
  const Base = styled.p.withConfig({ componentId: 'sc-test-0' })`color: red; & + & { margin: 1px; }`;
  const Extended = styled(Base).withConfig({ componentId: 'sc-test-1' })`color: blue;`;
  const Plain = styled.div.withConfig({ componentId: 'sc-test-2' })``;
  const Global = createGlobalStyle`body { margin: 0; }`;
  const rules = recordedRules();
  const style = (component: unknown) =>
    rules.styles.find(({ id }) => id === (component as { styledComponentId: string }).styledComponentId);

  it('are what styled-components writes, under classes that an element bears', () => {
    const base = style(Base);
    expect(base?.classes).toMatch(/^\w+$/);
    expect(base?.css).toBe(`.${base?.classes}{color:red;}\n.${base?.classes}+.${base?.classes}{margin:1px;}`);
  });

  it('name for what extends another both classes, and lay down its own rules alone', () => {
    const [first, second] = style(Extended)?.classes.split(' ') ?? [];
    expect(first).toBe(style(Base)?.classes);
    expect(style(Extended)?.css).toBe(`.${second}{color:blue;}`);
  });

  it('may be none', () => {
    expect(style(Plain)?.css).toBe('');
  });

  it('are told of the whole page besides', () => {
    expect(Global).toBeDefined();
    expect(rules.global).toBe('body{margin:0;}');
  });

  it('are written for pages once, only of what stands on them, and not what they come with', () => {
    const pages = [
      `<p class="${style(Base)?.classes}">`,
      `<p class="other ${style(Base)?.classes}">`,
      `<p class="${style(Extended)?.classes}">`,
    ];
    expect(rulesOf(rules, pages.slice(0, 2), 'body{margin:0}')).toBe(style(Base)?.css);
    expect(rulesOf(rules, pages, `.${style(Base)?.classes}{color:red}`)).toBe(style(Extended)?.css);
  });

  it('cannot hang on properties', () => {
    expect(() => styled.p`color: ${() => 'red'};`).toThrow('computes its rules');
  });

  it('have one place for those of the whole page', () => {
    const Another = createGlobalStyle`p { margin: 0; }`;
    expect(Another).toBeDefined();
    expect(() => recordedRules()).toThrow('2 global styles');
  });
});

describe('an element with the classes of its rules', () => {
  const Inner = ({ as: element = 'span', ...rest }: { as?: string }) => createElement(element, rest);
  type Make = (
    target: string | ComponentType<never>,
    attrs?: Record<string, unknown>,
  ) => ComponentType<Record<string, unknown>>;
  const make: Record<'real' | 'laid', Make> = {
    real: (target, attrs) =>
      (attrs
        ? realStyled(target as 'p').attrs(attrs)`color: red;`
        : realStyled(target as 'p')`color: red;`) as unknown as ComponentType<Record<string, unknown>>,
    laid: (target, attrs) =>
      staticStyled(target as 'p', 'rules', attrs) as unknown as ComponentType<Record<string, unknown>>,
  };
  /** The element and its attributes, in no order; of its classes those that the use gave it. */
  const markup = (
    how: 'real' | 'laid',
    build: (of: Make) => ComponentType<Record<string, unknown>>,
    props: Record<string, unknown>,
  ) => {
    const [tag = '', rest] = renderToStaticMarkup(createElement(build(make[how]), props)).split('>', 2);
    const own = / class="([^"]*)"/
      .exec(tag)?.[1]
      ?.split(' ')
      .filter((name) => name.startsWith('own'));
    return {
      attributes: tag
        .replace(/ class="[^"]*"/, '')
        .match(/[^ =]+(?:="[^"]*")?/g)
        ?.toSorted(),
      own,
      rest,
    };
  };

  it.each<[string, (of: Make) => ComponentType<Record<string, unknown>>, Record<string, unknown>]>([
    [
      'bears what it is given',
      (of) => of('p'),
      { id: 'x', 'data-size': 'lg', title: undefined, className: 'own-name', children: 'Words' },
    ],
    ['takes the place of another element', (of) => of('p'), { as: 'h2', children: 'Words' }],
    ['keeps what begins with $ to itself', (of) => of('p'), { $open: true, children: 'Words' }],
    ['says what its definition says', (of) => of('ul', { role: 'list', id: 'first' }), { id: 'second' }],
    [
      'extends another one, with what that one says',
      (of) => of(of('ul', { role: 'list' }) as ComponentType<never>, { id: 'x' }),
      { className: 'own-name' },
    ],
    ['stands around a component', (of) => of(Inner as ComponentType<never>), { id: 'x', className: 'own-name' }],
    ['tells a component which element to take', (of) => of(Inner as ComponentType<never>), { forwardedAs: 'em' }],
  ])('%s, as styled-components has it', (_, build, props) => {
    expect(markup('laid', build, props)).toEqual(markup('real', build, props));
    expect(markup('laid', build, props).own).toBeDefined();
  });
});
