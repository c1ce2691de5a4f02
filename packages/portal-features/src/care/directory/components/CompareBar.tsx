import styled from 'styled-components';
import { Inline, PlainButton, Text, theme } from '@sakina/design-system';
import { MAX_COMPARED } from '../model/query.ts';
import { useDirectoryText } from '../messages/index.ts';
import type { QueryProps } from './query-props.ts';

const Bar = styled.section`
  position: sticky;
  inset-block-end: var(--connection-banner, 0rem);
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1} ${theme.space.x2};
  padding: ${theme.space.x1h} ${theme.space.x2} calc(${theme.space.x1h} + env(safe-area-inset-bottom));
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.high};
`;

export interface CompareBarProps extends Pick<QueryProps, 'query' | 'onQueryChange'> {
  /** Takes focus when the bar goes away with the button pressed. */
  focusAfterClear: () => void;
}

/** How many are chosen to compare and the way to see them side by side, in sight while the list is read. */
export function CompareBar({ query, onQueryChange, focusAfterClear }: CompareBarProps) {
  const t = useDirectoryText();
  const count = query.compare.length;
  if (count === 0) return null;
  function clear() {
    focusAfterClear();
    onQueryChange({ ...query, compare: [] }, { replace: false });
  }
  return (
    <Bar aria-label={t('compare.title')}>
      <Text as="span" size="sm" font="control" weight="strong" role="status">
        {count === 1 ? t('compare.oneMore') : t('compare.chosen', { count, limit: MAX_COMPARED })}
      </Text>
      <Inline gap="x1">
        <PlainButton variant="quiet" size="small" onClick={clear}>
          {t('compare.clear')}
        </PlainButton>
        {count > 1 && (
          <PlainButton
            size="small"
            onClick={() => onQueryChange({ ...query, panel: 'COMPARISON' }, { replace: false })}
          >
            {t('compare.open')}
          </PlainButton>
        )}
      </Inline>
    </Bar>
  );
}
