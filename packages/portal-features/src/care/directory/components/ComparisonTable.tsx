import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar, Card, Heading, KeyValueList, Stack, VisuallyHidden, below, theme, up } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { avatarKind } from '../../../shared/index.ts';
import { useComparisonText } from '../messages/comparison/index.ts';
import type { ComparedFact } from './use-compared-facts.tsx';

const Wide = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${theme.text.sm};
  & th, & td {
    padding: ${theme.space.x1h};
    border-block-end: 1px solid ${theme.color.hairline};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & tbody th { color: ${theme.color.textMuted}; font-family: ${theme.font.control}; font-weight: 500; }
  & thead th:first-child { inline-size: 9rem; }
  @media ${below.md} { display: none; }
`;
const Narrow = styled.div`@media ${up.md} { display: none; }`;

export interface ComparisonTableProps {
  /** The providers who are compared. */
  profiles: readonly ProviderProfile[];
  /** What is compared, a row each. */
  facts: readonly ComparedFact[];
  /** What can be done with one of them: take off, look closer, book. */
  waysOf: (provider: ProviderProfile) => ReactNode;
}

/**
 * Providers beside each other, a line for each fact; where there is no room, a card for each provider with the same
 * facts.
 */
export function ComparisonTable({ profiles, facts, waysOf }: ComparisonTableProps) {
  const t = useComparisonText();
  return (
    <>
      <Wide>
        <caption>
          <VisuallyHidden>{t('caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('fact')}</VisuallyHidden>
            </th>
            {profiles.map((provider) => (
              <th key={provider.id} scope="col">
                <Stack gap="x1" align="start">
                  <Avatar name={provider.displayName} kind={avatarKind[provider.kind]} />
                  <bdi>{provider.displayName}</bdi>
                </Stack>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ id, term, valueOf }) => (
            <tr key={id}>
              <th scope="row">{term}</th>
              {profiles.map((provider) => (
                <td key={provider.id}>{valueOf(provider)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('ways')}</th>
            {profiles.map((provider) => (
              <td key={provider.id}>{waysOf(provider)}</td>
            ))}
          </tr>
        </tbody>
      </Wide>
      <Narrow>
        <Stack as="ul" gap="x2" aria-label={t('caption')}>
          {profiles.map((provider) => (
            <Card as="li" key={provider.id}>
              <Stack gap="x2">
                <Heading level={2} size="lg">
                  <bdi>{provider.displayName}</bdi>
                </Heading>
                <KeyValueList items={facts.map(({ id, term, valueOf }) => ({ id, term, value: valueOf(provider) }))} />
                {waysOf(provider)}
              </Stack>
            </Card>
          ))}
        </Stack>
      </Narrow>
    </>
  );
}
