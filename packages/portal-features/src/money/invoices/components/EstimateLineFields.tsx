import { Button, MoneyField, NumberField, Stack, TextField, theme, up } from '@sakina/design-system';
import styled from 'styled-components';
import { useInvoicesText } from '../messages/index.ts';
import { MOST_QUANTITY } from '../model/estimate.ts';
import type { EstimateDraftLine, EstimateLineProblems } from '../model/estimate.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x2};
  @media ${up.sm} { grid-template-columns: minmax(0, 1fr) 7rem 9rem; }
`;

export interface EstimateLineFieldsProps {
  line: EstimateDraftLine;
  /** Its place among the lines, from 1. */
  position: number;
  currency: string;
  /** What is wrong with it, once sending was tried. */
  problems: EstimateLineProblems | undefined;
  /** What the server refused of its words. */
  refused: string | undefined;
  onChange: (line: EstimateDraftLine) => void;
  /** Left out for the only line. */
  onRemove?: () => void;
}

/** One kind of service on an estimate: what, how many, and the price of each. */
export function EstimateLineFields(props: EstimateLineFieldsProps) {
  const { line, position, currency, problems, refused, onChange, onRemove } = props;
  const t = useInvoicesText();
  return (
    <Stack as="section" gap="x1" aria-label={t('draft.line', { position: String(position) })}>
      <Fields>
        <TextField
          label={t('estimates.service')}
          isRequired
          maxLength={200}
          value={line.description}
          onChange={(description) => onChange({ ...line, description })}
          errorMessage={refused ?? (problems?.description && t(`draft.description.${problems.description}`))}
        />
        <NumberField
          label={t('estimates.quantity')}
          isRequired
          min={1}
          max={MOST_QUANTITY}
          value={line.quantity}
          onChange={(quantity) => onChange({ ...line, quantity })}
          errorMessage={problems?.quantity && t('estimates.quantity.wrong')}
        />
        <MoneyField
          label={t('estimates.price')}
          isRequired
          currency={currency}
          value={line.price}
          onChange={(price) => onChange({ ...line, price })}
          errorMessage={problems?.price && t(`draft.amount.${problems.price}`)}
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
