import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Target = string | ComponentType<Props>;

/** What a styled component is made of once its rules lie in a stylesheet, for those that extend it. */
interface Made {
  target: Target;
  attrs: Props | undefined;
}

type StaticStyled = ((props: Props) => ReactElement) & { made: Made };

const isStyled = (target: Target | StaticStyled): target is StaticStyled => 'made' in Object(target);

/**
 * What stands in a build for `styled.a.attrs(attrs)`…``: an element that bears the classes of its rules. It treats
 * properties as styled-components does: what the definition says goes before what a use says, `as` puts another element
 * in its place, and what begins with `$` is not handed on.
 * @param target An element’s name, a component that takes `className`, or a styled component, which is extended.
 * @param classes All of them, those of what it extends included.
 */
export function staticStyled(target: Target | StaticStyled, classes: string, attrs?: Props): StaticStyled {
  const made = isStyled(target)
    ? { target: target.made.target, attrs: { ...target.made.attrs, ...attrs } }
    : { target, attrs };
  function Styled(given: Props) {
    const { as, forwardedAs, className, ...rest }: Props = { ...given, ...made.attrs };
    const props: Record<string, unknown> = {
      ...rest,
      className: typeof className === 'string' ? `${classes} ${className}` : classes,
    };
    for (const name in props) if (name.startsWith('$')) delete props[name];
    if (forwardedAs !== undefined) props['as'] = forwardedAs;
    return createElement((as ?? made.target) as Target, props);
  }
  return Object.assign(Styled, { made });
}

/** What stands in a build for a global style: its rules are in the stylesheet, and hold as soon as that has come. */
export const nothing = (): null => null;
