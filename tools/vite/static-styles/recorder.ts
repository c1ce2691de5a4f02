/**
 * Stands for `styled-components` while the rules are gathered: the same, and a list of all that is made with it.
 */
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import realStyled, { createGlobalStyle as realGlobalStyle, ServerStyleSheet } from 'styled-components';
import type { StyleRules } from './rules.ts';

export * from 'styled-components';

type Styled = ComponentType<{ as?: string }> & { styledComponentId: string };
type Construct = ((...template: readonly unknown[]) => Styled) &
  Record<'attrs' | 'withConfig', (options: unknown) => Construct>;

const components: Styled[] = [];
const globals: ComponentType[] = [];

/** Rules that hang on properties cannot be laid down before there are any. */
function refuseFunctions([, ...values]: readonly unknown[]): void {
  for (const value of values) {
    if (typeof value === 'function' && !('styledComponentId' in value))
      throw new Error(`A template computes its rules from properties: ${value.toString()}`);
  }
}

function recording(construct: Construct): Construct {
  const made = (...template: readonly unknown[]) => {
    refuseFunctions(template);
    const component = construct(...template);
    components.push(component);
    return component;
  };
  return Object.assign(made, {
    attrs: (attrs: unknown) => recording(construct.attrs(attrs)),
    withConfig: (options: unknown) => recording(construct.withConfig(options)),
  });
}

/** `styled.a`, `styled(Link)`, each recorded. */
const styled = new Proxy(realStyled as unknown as (target: unknown) => Construct, {
  get: (real, tag) => recording(Reflect.get(real, tag) as Construct),
  apply: (real, _, [target]: unknown[]) => recording(real(target)),
}) as unknown as typeof realStyled;
export default styled;

/** A global style, recorded. */
export function createGlobalStyle(...template: readonly unknown[]): ComponentType {
  refuseFunctions(template);
  const component = (realGlobalStyle as unknown as (...parts: readonly unknown[]) => ComponentType)(...template);
  globals.push(component);
  return component;
}

/** What a sheet holds at the end of each group of rules: whose they are, and by which class. */
const GROUP = /^data-styled\.g\d+\[id="(.+?)"\]\{content:"(.*?),?"\}$/;

interface Rendered {
  /** The classes that its element bears. */
  classes: string;
  /** Rules by whom they are of: a component’s id, or that of an animation. */
  groups: ReadonlyMap<string, readonly string[]>;
}

function render(component: ComponentType<{ as?: string }>): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    // As an element that asks for nothing: what a component needs to stand in is not there.
    const html = renderToStaticMarkup(sheet.collectStyles(createElement(component, { as: 'i' })));
    const groups = new Map<string, string[]>();
    let rules: string[] = [];
    for (const part of sheet
      .getStyleTags()
      .replaceAll(/<style[^>]*>|<\/style>/g, '')
      .split('/*!sc*/')
      .map((text) => text.trim())) {
      const group = GROUP.exec(part);
      if (group?.[1] !== undefined) {
        groups.set(group[1], rules);
        rules = [];
      } else if (part !== '') rules.push(part);
    }
    return { classes: /class="(.*?)"/.exec(html)?.[1] ?? '', groups };
  } finally {
    sheet.seal();
  }
}

/**
 * The rules of everything that was made so far, as styled-components writes them, in the order of making.
 * @throws Where there is another global style than the product’s one.
 */
export function gather(): StyleRules {
  const ids = new Set(components.map(({ styledComponentId }) => styledComponentId));
  const rendered = components.map((component) => {
    const { classes, groups } = render(component);
    // Of what it extends it has the classes; those rules are laid down with the other component.
    const own = [...groups]
      .filter(([id]) => id === component.styledComponentId || id.startsWith('sc-keyframes-'))
      .flatMap(([, rules]) => rules);
    return {
      id: component.styledComponentId,
      classes: classes.split(' ').filter((name) => name !== '' && !ids.has(name)),
      css: own.join('\n'),
    };
  });
  // In `& + &` styled-components names the second by the component’s id, which nothing bears here; its class says the same.
  const named = new Map(rendered.map(({ id, classes }) => [id, classes.at(-1)]));
  const withClasses = (css: string) =>
    css.replaceAll(/\.(sc-[\w-]+)/g, (selector, id: string) => (named.has(id) ? `.${named.get(id)}` : selector));
  const styles = rendered.map(({ id, classes, css }) => ({ id, classes: classes.join(' '), css: withClasses(css) }));
  const [globalStyle, ...more] = globals;
  if (!globalStyle || more.length > 0)
    throw new Error(
      `Rules of the whole page have one place, and hold always; there are ${globals.length} global styles.`,
    );
  return { global: [...render(globalStyle).groups.values()].flat().join('\n'), styles };
}
