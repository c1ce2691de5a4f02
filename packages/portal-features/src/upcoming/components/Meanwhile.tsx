import { ButtonLink, Inline, Link, Stack, Text, theme } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import styled from 'styled-components';
import { useUpcomingText } from '../messages/index.ts';
import { hrefOf, linksFor } from '../model/links.ts';
import type { Parameters } from '../model/match-pattern.ts';
import type { UpcomingEntry } from '../model/table.ts';

export interface MeanwhileProps {
  entry: UpcomingEntry;
  /** What the path carries, for links that go on with it. */
  parameters: Parameters;
  /** Decides which links can be followed. */
  user: User | null;
}

const Root = styled(Stack)`
  padding-block-start: ${theme.space.x3};
  border-block-start: 1px solid ${theme.color.hairline};
`;

/** Says that the page is not built yet, and what serves the same need today. */
export function Meanwhile({ entry, parameters, user }: MeanwhileProps) {
  const t = useUpcomingText();
  const [first, ...others] = linksFor(entry.links, user);
  return (
    <Root gap="x2">
      <Text tone="muted">{t('meanwhile')}</Text>
      <Inline gap="x2">
        {first && <ButtonLink href={hrefOf(first, parameters)}>{t(`link.${first}`)}</ButtonLink>}
        {others.map((link) => (
          <Link key={link} variant="standalone" href={hrefOf(link, parameters)}>
            {t(`link.${link}`)}
          </Link>
        ))}
      </Inline>
      {entry.hasContact && (
        <Text size="sm" tone="muted">
          {t('contact')} <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
        </Text>
      )}
    </Root>
  );
}
