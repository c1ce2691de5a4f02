import { Inline, PlainButton, Skeleton, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { useDirectoryText } from '../messages/index.ts';

/** The line of what one can do with a provider; as high as its buttons before they are there, so that nothing moves. */
export const ActionsRow = styled(Inline)`
  min-block-size: ${theme.size.controlHeight};
  @media (pointer: coarse) { min-block-size: max(${theme.size.controlHeight}, 2.75rem); }
`;
const Square = styled(ActionsRow)`
  min-inline-size: ${theme.size.controlHeight};
  @media (pointer: coarse) { min-inline-size: max(${theme.size.controlHeight}, 2.75rem); }
`;
const Sort = styled.div`inline-size: 9rem;`;
// A card is a link as a whole; this stands above it, as the buttons would.
const Failed = styled(ActionsRow)`position: relative; z-index: 1;`;

/** Where a button without words will stand. */
export function IconButtonPlace() {
  return <Square aria-hidden />;
}

/** Where the choice of the order will stand. */
export function SortPlace() {
  return <Sort><Skeleton shape="field" /></Sort>;
}

/** Stands where such buttons did not arrive; no higher than they are, since a list has many. */
export function ActionsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useDirectoryText();
  return <Failed><PlainButton variant="quiet" size="small" onClick={onRetry}>{t('actions.retry')}</PlainButton></Failed>;
}
