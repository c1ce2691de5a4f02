import { LoadingRegion, Skeleton, Stack, theme } from '@sakina/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import { lazyPanel, usePreload } from '../lazy-panel.tsx';
import { useCrisisText } from './messages/index.ts';

// The browser's own: it opens without scripts.
const Fold = styled.details`
  & > summary {
    padding-block: ${theme.space.half};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.sm};
    cursor: pointer;
  }
`;

// A table is code that no first load carries (FAST-1); it comes when the page is idle, before anyone unfolds it.
const CountryTable = lazyPanel(() => import('./CountryTable.tsx').then((m) => m.CountryTable));
const NEXT = [CountryTable];

/** Who answers in other countries, folded until it is asked for (CARE-1). */
export function OtherCountries() {
  const t = useCrisisText();
  const [isOpen, setOpen] = useState(false);
  usePreload(NEXT);
  return (
    <Fold data-print={isOpen ? undefined : 'hide'} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('elsewhere')}</summary>
      {/* Some forty links, which no one should have to step over. */}
      {isOpen && (
        <Stack gap="x1">
          <CountryTable
            loading={
              <LoadingRegion>
                <Skeleton lines={6} />
              </LoadingRegion>
            }
          />
        </Stack>
      )}
    </Fold>
  );
}
