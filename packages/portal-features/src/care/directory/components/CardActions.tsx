import styled from 'styled-components';
import type { ProviderSummary } from '@sakina/platform/contract';
import { CompareToggle } from './CompareToggle.tsx';
import { CardRow } from './placeholders.tsx';
import { SaveButton } from './SaveButton.tsx';
import type { QueryProps } from './query-props.ts';

export interface CardActionsProps extends QueryProps {
  /** The provider, as a list shows them. */
  provider: ProviderSummary;
}

// The whole card is a link; these stand above it.
const Row = styled(CardRow)`position: relative; z-index: 1;`;

/** What one can do with a provider in the list without opening their page. */
export function CardActions({ provider, query, onQueryChange, here }: CardActionsProps) {
  return (
    <Row gap="x2" justify="between">
      <CompareToggle provider={provider} query={query} onQueryChange={onQueryChange} />
      <SaveButton provider={provider} here={here} size="small" />
    </Row>
  );
}
