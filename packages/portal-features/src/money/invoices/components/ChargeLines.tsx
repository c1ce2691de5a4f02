import { Button, KeyValueList, Stack, theme, up } from '@sakina/design-system';
import { chargeLimits } from '@sakina/platform/contract';
import type { Money } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useInvoicesText } from '../messages/index.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x2};
  @media ${up.sm} {
    grid-template-columns: minmax(0, 1fr) 10rem;
    &[data-of='quantities'] { grid-template-columns: minmax(0, 1fr) 7rem 9rem; }
  }
`;

export interface ChargeLinesProps {
  /**
   * The lines of the form, of `useFieldArray`. They are told apart by their own key: the one of the form library is
   * another one when a draft is restored, and the field in use would lose the focus.
   */
  lines: { fields: readonly { key: number }[]; remove: (index: number) => void };
  /** Adds an empty line. */
  onAdd: () => void;
  /** What stands beside the description: an amount, or how many and the price of each. */
  of: 'amounts' | 'quantities';
  /** What the lines come to. */
  total: { label: string; sum: Money };
  /** The fields of a line, by its place from 0. */
  children: (index: number) => ReactNode;
}

/** The lines of an invoice or an estimate, with their sum. Lines come and go; the last one stays. */
export function ChargeLines({ lines, onAdd, of, total, children }: ChargeLinesProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const { fields, remove } = lines;
  return (
    <>
      {fields.map(({ key }, index) => {
        const position = String(index + 1);
        return (
          <Stack key={key} as="section" gap="x1" aria-label={t('draft.line', { position })}>
            <Fields data-of={of}>{children(index)}</Fields>
            {fields.length > 1 && (
              <div>
                <Button variant="quiet" size="small" onPress={() => remove(index)}>
                  {t('draft.removeLine', { position })}
                </Button>
              </div>
            )}
          </Stack>
        );
      })}
      {fields.length < chargeLimits.lines && (
        <div>
          <Button variant="quiet" onPress={onAdd}>
            {t('draft.addLine')}
          </Button>
        </div>
      )}
      <KeyValueList layout="split" aria-live="polite" items={[{ term: total.label, value: format.money(total.sum) }]} />
    </>
  );
}
