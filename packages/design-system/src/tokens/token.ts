/**
 * One design decision: its CSS value, and in a sentence what it is for. Docs and contrast checks are computed from it.
 */
export interface Token {
  /** A CSS value. */
  readonly value: string;
  /** What the token is for, for the person choosing between two. */
  readonly description: string;
}

/** A named group of tokens, for example the colors of a theme. */
export type TokenGroup<Name extends string> = { readonly [K in Name]: Token };

type Values<Group> = { readonly [K in keyof Group]: string };

/**
 * Strips the descriptions, leaving what CSS needs.
 * @param group Tokens by name.
 * @returns The same names with plain CSS values.
 */
export function valuesOf<Name extends string>(group: TokenGroup<Name>): Values<TokenGroup<Name>> {
  return Object.fromEntries(Object.entries<Token>(group).map(([name, token]) => [name, token.value])) as Values<
    TokenGroup<Name>
  >;
}
