import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../components/Text/index.ts';
import { adminTheme } from '../themes/admin.ts';
import { portalTheme } from '../themes/portal.ts';
import type { Theme } from '../themes/roles.ts';
import { theme } from '../themes/theme.ts';
import { up } from '../tokens/breakpoints.ts';
import type { Token } from '../tokens/token.ts';
import { palettes } from './contrast.ts';
import type { NamedPalette } from './contrast.ts';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.x3};
  @media ${up.lg} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
const Column = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x3};
  padding: ${theme.space.x3};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
  color: ${theme.color.text};
  font-family: ${theme.font.reading};
  min-inline-size: 0;
`;

const NAMES: Record<Theme['name'], string> = { portal: 'Navy and pink', admin: 'Monochrome' };

/** Shows the same thing in both themes, side by side. */
export function BothThemes({ children }: { children: (source: Theme) => ReactNode }) {
  return (
    <Columns>
      {[portalTheme, adminTheme].map((source) => (
        <Column key={source.name} aria-label={NAMES[source.name]} data-theme={source.name} data-density="comfortable">
          <Heading level={2} size="lg">
            {NAMES[source.name]}
          </Heading>
          {children(source)}
        </Column>
      ))}
    </Columns>
  );
}

/** Shows the same thing in all four palettes: both themes, by day and by night. */
export function AllPalettes({ children }: { children: (source: NamedPalette) => ReactNode }) {
  return (
    <Columns>
      {palettes.map((source) => (
        <Column
          key={source.name}
          aria-label={source.name}
          data-theme={source.theme}
          data-color-scheme={source.scheme}
          data-density="comfortable"
        >
          <Heading level={2} size="lg">
            {source.name}
          </Heading>
          {children(source)}
        </Column>
      ))}
    </Columns>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x2};
  list-style: none;
  & > li { display: grid; grid-template-columns: 8rem minmax(0, 1fr); align-items: center; gap: ${theme.space.x2}; }
  & > li[data-wide] { grid-template-columns: minmax(0, 1fr); gap: ${theme.space.half}; }
  & code { font-family: ${theme.font.code}; font-size: ${theme.text.xs}; overflow-wrap: anywhere; }
  & p { font-size: ${theme.text.xs}; color: ${theme.color.textMuted}; line-height: 1.4; }
  & strong { font-family: ${theme.font.control}; font-size: ${theme.text.sm}; }
`;

interface TokenListProps<Name extends string> {
  /** Tokens by name. */
  group: Readonly<Record<Name, Token>>;
  /** What one token looks like. */
  sample: (token: Token, name: Name) => ReactNode;
  /** Puts the sample above its words, for samples that need the width. */
  isWide?: boolean;
}

/** Name, value and purpose of each token of a group, beside what it looks like. */
export function TokenList<Name extends string>({ group, sample, isWide }: TokenListProps<Name>) {
  return (
    <List>
      {(Object.entries(group) as [Name, Token][]).map(([name, token]) => (
        <li key={name} data-wide={isWide || undefined}>
          <div>{sample(token, name)}</div>
          <div>
            <strong>{name}</strong> <code>{token.value}</code>
            <p>{token.description}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

/** A sample filled by a token's value; the value is data here, so it comes as a style and not through a template. */
export const Swatch = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 3rem;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.sm};
`;
