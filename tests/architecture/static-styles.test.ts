import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import realStyled from 'styled-components';
import { build, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { PRELOAD_HELPER } from '../../tools/vite/chunk-table/index.ts';
import { extractStyles } from '../../tools/vite/static-styles/extract.ts';
import { retryFailedSheets } from '../../tools/vite/static-styles/preload-helper.ts';
import styled, { createGlobalStyle, readGroups, recordedRules } from '../../tools/vite/static-styles/recorder.ts';
import { rulesOf } from '../../tools/vite/static-styles/rules.ts';
import { staticStyled } from '../../tools/vite/static-styles/static-styled.ts';

const laid = (code: string, classes: Record<string, string> = {}) =>
  extractStyles(code, parseSync('module.js', code).program, {
    classesOf: (id) => classes[id] ?? `class-of-${id}`,
    runtime: '/runtime.ts',
  });

describe('a module whose styles are extracted', () => {
  it('keeps elements with classes, without rules and without styled-components', () => {
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

  it('reports a global style, which renders nothing', () => {
    const result = laid(
      "import { createGlobalStyle } from 'styled-components';\nexport const Global = createGlobalStyle`body { margin: 0; }`;",
    );
    expect(result?.isGlobal).toBe(true);
    expect(result?.code).toContain('export const Global = __nothing;');
  });

  it('is unchanged without components, and rejected if a component has no id', () => {
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

  it('are those of styled-components, under classes of an element', () => {
    const base = style(Base);
    expect(base?.classes).toMatch(/^\w+$/);
    expect(base?.css).toBe(`.${base?.classes}{color:red;}\n.${base?.classes}+.${base?.classes}{margin:1px;}`);
  });

  it('of an extension have both classes but only its own rules', () => {
    const [first, second] = style(Extended)?.classes.split(' ') ?? [];
    expect(first).toBe(style(Base)?.classes);
    expect(style(Extended)?.css).toBe(`.${second}{color:blue;}`);
  });

  it('are empty for an empty template', () => {
    expect(style(Plain)?.css).toBe('');
  });

  it('include those of the global style', () => {
    expect(Global).toBeDefined();
    expect(rules.global).toBe('body{margin:0;}');
  });

  it('are written once for the pages that use them, unless a sheet already has them', () => {
    const pages = [
      `<p class="${style(Base)?.classes}">`,
      `<p class="other ${style(Base)?.classes}">`,
      `<p class="${style(Extended)?.classes}">`,
    ];
    expect(rulesOf(rules, pages.slice(0, 2), 'body{margin:0}')).toBe(style(Base)?.css);
    expect(rulesOf(rules, pages, `.${style(Base)?.classes}{color:red}`)).toBe(style(Extended)?.css);
  });

  it('cannot be computed from properties', () => {
    expect(() => styled.p`color: ${() => 'red'};`).toThrow('computes its rules');
  });

  it('have one global style', () => {
    const Another = createGlobalStyle`p { margin: 0; }`;
    expect(Another).toBeDefined();
    expect(() => recordedRules()).toThrow('2 global styles');
  });

  it('fail the build if a component with a template has none', () => {
    const Silent = styled.p.withConfig({ componentId: 'sc-test-silent' })`/* no rule */`;
    expect(Silent).toBeDefined();
    expect(() => recordedRules()).toThrow('no rules for sc-test-silent');
  });
});

describe('private parts of the libraries', () => {
  it('SEAM styled-components: the server sheet names the component of each group of rules', () => {
    expect(readGroups('.a{color:red;}/*!sc*/\ndata-styled.g1[id="sc-a"]{content:"a,"}/*!sc*/\n')).toEqual(
      new Map([['sc-a', ['.a{color:red;}']]]),
    );
    expect(() => readGroups('.a{color:red;}/*!sc*/\ndata-of-sc-a{content:"a"}/*!sc*/\n')).toThrow('differently');
  });

  it('SEAM Vite’s preload helper: a stylesheet that failed is requested again', async () => {
    let helper = '';
    await build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: 'entry.js' } },
      plugins: [
        {
          name: 'read-preload-helper',
          resolveId: (id) => (/^(?:entry|part)\.js$/.test(id) ? id : null),
          load: (id) => (id === 'entry.js' ? "import('part.js');" : id === 'part.js' ? 'export {};' : null),
          transform(code, id) {
            if (id === PRELOAD_HELPER) helper = code;
          },
        },
      ],
    });
    expect(helper).toContain('seen[href]');
    expect(retryFailedSheets(helper)).toContain('delete seen[href]');
    expect(() => retryFailedSheets('export const __vitePreload = (load) => load();')).toThrow('differently');
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
        : realStyled(target as 'p')`color: red;`) as ComponentType<Record<string, unknown>>,
    laid: (target, attrs) => staticStyled(target as 'p', 'rules', attrs) as ComponentType<Record<string, unknown>>,
  };
  /** The element and its sorted attributes, with the classes of its caller alone. */
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
      'passes attributes on',
      (of) => of('p'),
      { id: 'x', 'data-size': 'lg', title: undefined, className: 'own-name', children: 'Words' },
    ],
    ['renders another element by as', (of) => of('p'), { as: 'h2', children: 'Words' }],
    ['drops properties that begin with $', (of) => of('p'), { $open: true, children: 'Words' }],
    ['prefers the attributes of its definition', (of) => of('ul', { role: 'list', id: 'first' }), { id: 'second' }],
    [
      'extends another one and its attributes',
      (of) => of(of('ul', { role: 'list' }) as ComponentType<never>, { id: 'x' }),
      { className: 'own-name' },
    ],
    ['wraps a component', (of) => of(Inner as ComponentType<never>), { id: 'x', className: 'own-name' }],
    ['forwards as to a component', (of) => of(Inner as ComponentType<never>), { forwardedAs: 'em' }],
  ])('%s, like styled-components', (_, build, props) => {
    expect(markup('laid', build, props)).toEqual(markup('real', build, props));
    expect(markup('laid', build, props).own).toBeDefined();
  });
});
