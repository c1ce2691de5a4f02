import { Heading, Link, Stack, theme, up } from '@sakina/design-system';
import styled from 'styled-components';
import { useLegalText } from '../messages/legal/index.ts';
import type { LegalSection } from '../model/legal-parts.ts';

export interface LegalContentsProps {
  /** The sections of the text, in order. */
  sections: readonly LegalSection[];
}

/** Sticky beside the text; a list taller than the window scrolls on its own. */
const Root = styled.nav`
  ol { display: grid; gap: ${theme.space.half}; padding-inline-start: 2em; }
  li { text-wrap: balance; }
  @media ${up.md} {
    max-block-size: calc(100vh - ${theme.size.controlHeight} - ${theme.space.x8});
    /* Room for the ring of a focus, without moving its words from the edge of the page. */
    margin-inline-start: calc(-1 * ${theme.space.half});
    padding: ${theme.space.half};
    overflow-y: auto;
  }
`;

/** The table of contents of a legal text. */
export function LegalContents({ sections }: LegalContentsProps) {
  const t = useLegalText();
  return (
    <Root aria-labelledby="legal-contents">
      <Stack gap="x1">
        <Heading id="legal-contents" level={2} size="md">
          {t('contents')}
        </Heading>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ol>
      </Stack>
    </Root>
  );
}
