/**
 * Replaces `styled-components` while rules are collected: the same API, and a record of every component created with
 * it.
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
/** Those with an empty template, which have no rules. */
const empty = new Set<Styled>();
const globals: ComponentType[] = [];

const isEmpty = ([strings, ...values]: readonly unknown[]) =>
  values.length === 0 && Array.isArray(strings) && strings.join('').trim() === '';

/** Rules computed from properties cannot be extracted. */
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
    if (isEmpty(template)) empty.add(component);
    return component;
  };
  return Object.assign(made, {
    attrs: (attrs: unknown) => recording(construct.attrs(attrs)),
    withConfig: (options: unknown) => recording(construct.withConfig(options)),
  });
}

/** Records `styled.a` and `styled(Link)`. */
const styled = new Proxy(realStyled as (target: unknown) => Construct, {
  get: (real, tag) => recording(Reflect.get(real, tag) as Construct),
  apply: (real, _, [target]: unknown[]) => recording(real(target)),
}) as typeof realStyled;
export default styled;

/** Records a global style. */
export function createGlobalStyle(...template: readonly unknown[]): ComponentType {
  refuseFunctions(template);
  const component = (realGlobalStyle as (...parts: readonly unknown[]) => ComponentType)(...template);
  globals.push(component);
  return component;
}

/**
 * Private to styled-components, tested as 'SEAM styled-components': its server sheet ends each group of rules with a
 * marker that names the component and its class, and ends each rule with a comment.
 */
const GROUP = /^data-styled\.g\d+\[id="(.+?)"\]\{content:"(.*?),?"\}$/;
const END_OF_RULE = '/*!sc*/';

/**
 * Reads the text of a server sheet.
 * @returns Rules by the id of their component, or of an animation.
 * @throws If rules are left over that no marker names.
 */
export function readGroups(sheet: string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  let rules: string[] = [];
  for (const part of sheet.split(END_OF_RULE).map((text) => text.trim())) {
    const id = GROUP.exec(part)?.[1];
    if (id !== undefined) {
      groups.set(id, rules);
      rules = [];
    } else if (part !== '') rules.push(part);
  }
  if (rules.length > 0)
    throw new Error(`styled-components writes its server sheet differently: no component is named for ${rules[0]}`);
  return groups;
}

interface Rendered {
  /** The classes of its element. */
  classes: string;
  groups: ReadonlyMap<string, readonly string[]>;
}

function render(component: ComponentType<{ as?: string }>): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    // As a plain element: a component that it extends may need providers.
    const html = renderToStaticMarkup(sheet.collectStyles(createElement(component, { as: 'i' })));
    const text = sheet.getStyleTags().replaceAll(/<style[^>]*>|<\/style>/g, '');
    return { classes: /class="(.*?)"/.exec(html)?.[1] ?? '', groups: readGroups(text) };
  } finally {
    sheet.seal();
  }
}

/**
 * The rules of every component created so far, as styled-components writes them, in the order of creation.
 * @throws If a component with a template has no rules, or if there is not exactly one global style.
 */
export function recordedRules(): StyleRules {
  const ids = new Set(components.map(({ styledComponentId }) => styledComponentId));
  const rendered = components.map((component) => {
    const { classes, groups } = render(component);
    if (!groups.has(component.styledComponentId) && !empty.has(component))
      throw new Error(`styled-components wrote no rules for ${component.styledComponentId}`);
    // The rules of the component that it extends are extracted there.
    const own = [...groups]
      .filter(([id]) => id === component.styledComponentId || id.startsWith('sc-keyframes-'))
      .flatMap(([, rules]) => rules);
    return {
      id: component.styledComponentId,
      classes: classes.split(' ').filter((name) => name !== '' && !ids.has(name)),
      css: own.join('\n'),
    };
  });
  // In `& + &` styled-components refers to the second by the component’s id, which is not a class of the extracted
  // element.
  const named = new Map(rendered.map(({ id, classes }) => [id, classes.at(-1)]));
  const withClasses = (css: string) =>
    css.replaceAll(/\.(sc-[\w-]+)/g, (selector, id: string) => (named.has(id) ? `.${named.get(id)}` : selector));
  const styles = rendered.map(({ id, classes, css }) => ({ id, classes: classes.join(' '), css: withClasses(css) }));
  const [globalStyle, ...more] = globals;
  if (!globalStyle || more.length > 0)
    throw new Error(`There must be one global style, which always applies; there are ${globals.length} global styles.`);
  return { global: [...render(globalStyle).groups.values()].flat().join('\n'), styles };
}
