import { Button, MoneyField, Stack, TextField, theme, up } from '@sakina/design-system';
import styled from 'styled-components';
import { useInvoicesText } from '../messages/index.ts';
import type { DraftLine, LineProblems } from '../model/draft.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x2};
  @media ${up.sm} { grid-template-columns: minmax(0, 1fr) 10rem; }
`;

export interface LineFieldsProps {
  line: DraftLine;
  /** Its place among the lines, from 1. */
  position: number;
  currency: string;
  /** What is wrong with it, once saving was tried. */
  problems: LineProblems | undefined;
  /** What the server refused, in its words. */
  refused: { description: string | undefined; amount: string | undefined };
  onChange: (line: DraftLine) => void;
  /** Left out for the only line. */
  onRemove?: () => void;
}

/** One line of a draft: what was done, without what it was about, and how much it is. */
export function LineFields({ line, position, currency, problems, refused, onChange, onRemove }: LineFieldsProps) {
  const t = useInvoicesText();
  return (
    <Stack as="section" gap="x1" aria-label={t('draft.line', { position: String(position) })}>
      <Fields>
        <TextField
          label={t('draft.description')}
          description={t('draft.description.help')}
          isRequired
          maxLength={200}
          value={line.description}
          onChange={(description) => onChange({ ...line, description })}
          errorMessage={
            refused.description ?? (problems?.description && t(`draft.description.${problems.description}`))
          }
        />
        <MoneyField
          label={t('draft.amount')}
          isRequired
          currency={currency}
          value={line.amount}
          onChange={(amount) => onChange({ ...line, amount })}
          errorMessage={refused.amount ?? (problems?.amount && t(`draft.amount.${problems.amount}`))}
        />
      </Fields>
      {onRemove && (
        <div>
          <Button variant="quiet" size="small" onPress={onRemove}>
            {t('draft.removeLine', { position: String(position) })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
