import { Inline, PlainButton, theme } from '@sakina/design-system';
import styled from 'styled-components';
import type { DirectoryQuery } from '../model/query.ts';
import { useDirectoryText } from '../messages/index.ts';

/** As high as a control before it is there, so that nothing moves. */
const ActionsRow = styled(Inline)`
  min-block-size: ${theme.size.controlHeight};
  @media (pointer: coarse) { min-block-size: max(${theme.size.controlHeight}, 2.75rem); }
`;
/** The line of what one can do with a provider: closer where a mouse points, so that more people stand on a window. */
export const CardRow = styled(ActionsRow)`
  @media (pointer: fine) { --choice-padding: ${theme.space.half}; min-block-size: 2.25rem; }
`;
const Square = styled(ActionsRow)`
  min-inline-size: ${theme.size.controlHeight};
  @media (pointer: coarse) { min-inline-size: max(${theme.size.controlHeight}, 2.75rem); }
`;
const Heart = styled.div`
  min-inline-size: calc(${theme.size.controlHeight} - 0.5rem);
  @media (pointer: coarse) { min-inline-size: 2.75rem; }
`;
// The words themselves, unseen: no number is as wide as they are in every language.
const Unseen = styled.div`
  visibility: hidden;
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 500;
  white-space: nowrap;
`;
const Choice = styled(Unseen)`padding-inline-start: calc(1.375rem + ${theme.space.x1});`;
const SortWords = styled(Unseen)`
  block-size: 0;
  padding-inline: calc(${theme.size.controlPadding} + 1px) calc(${theme.size.controlPadding} + ${theme.space.x1} + 1.125rem + 1px);
  @media (pointer: coarse) { font-size: max(1rem, ${theme.size.controlText}); }
`;
/** Where the words looked for will stand, and the choice of the order. */
export const FieldPlace = styled(ActionsRow).attrs({ 'aria-hidden': true })`
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
`;
// A card is a link as a whole; this stands above it, as the buttons would.
const Failed = styled(CardRow)`position: relative; z-index: 1;`;

const Fold = styled.div`
  min-block-size: calc(max(2.75rem, ${theme.size.rowHeight}) + 2px);
  [data-density='compact'] & { min-block-size: calc(${theme.size.rowHeight} + 2px); }
`;

/** Where a text that is folded under one line will stand. */
export function FoldPlace() {
  return <Fold aria-hidden />;
}

/** Where a button without words will stand. */
export function IconButtonPlace() {
  return <Square aria-hidden />;
}

/** Where what one can do with a provider will stand. */
export function ActionsPlace() {
  const t = useDirectoryText();
  return (
    <CardRow gap="x2" justify="between" aria-hidden>
      <Choice>{t('compare.toggle')}</Choice>
      <Heart />
    </CardRow>
  );
}

/** Where the choice of the order will stand. */
export function SortPlace({ sort }: Pick<DirectoryQuery, 'sort'>) {
  const t = useDirectoryText();
  return (
    <div aria-hidden>
      <FieldPlace />
      <SortWords>{t(`sort.${sort}`)}</SortWords>
    </div>
  );
}

/** Stands where such buttons did not arrive; no higher than they are, since a list has many. */
export function ActionsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useDirectoryText();
  return (
    <Failed>
      <PlainButton variant="quiet" size="small" onClick={onRetry}>
        {t('actions.retry')}
      </PlainButton>
    </Failed>
  );
}
