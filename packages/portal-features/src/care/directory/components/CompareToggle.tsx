import styled from 'styled-components';
import { Checkbox, VisuallyHidden, useToast } from '@sakina/design-system';
import type { ProviderSummary } from '@sakina/platform/contract';
import { toggleCompared } from '../model/compare.ts';
import { useDirectoryText } from '../messages/index.ts';
import type { QueryProps } from './query-props.ts';

export interface CompareToggleProps extends Pick<QueryProps, 'query' | 'onQueryChange'> {
  /** The provider by name. */
  provider: Pick<ProviderSummary, 'id' | 'displayName'>;
}

const Name = styled(VisuallyHidden)``;

/** Puts a provider beside others, or takes them away again. A fourth is refused in words, not by a box that is grey. */
export function CompareToggle({ query, onQueryChange, provider }: CompareToggleProps) {
  const t = useDirectoryText();
  const toast = useToast();
  function toggle() {
    const next = toggleCompared(query, provider.id);
    if (next) onQueryChange(next, { replace: true });
    else toast({ tone: 'warning', title: t('compare.full.title'), description: t('compare.full.body') });
  }
  return (
    <Checkbox value={query.compare.includes(provider.id)} onChange={toggle}>
      {t('compare.toggle')}
      <Name> {provider.displayName}</Name>
    </Checkbox>
  );
}
