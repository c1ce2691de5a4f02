import { below, Text, theme } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import styled from 'styled-components';
import { company } from '../company.ts';
import { useBusinessModelText } from '../messages/business-model/index.ts';
import { splitPrice } from '../model/split-price.ts';
import { useNumbers } from '../use-numbers.ts';

export interface PriceTableProps {
  /** The price of a session, in whole US dollars. */
  price: number;
}

const Sheet = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  & > caption {
    padding-block-end: ${theme.space.x1};
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.sm};
    text-align: start;
  }
  & th, & td {
    padding-block: ${theme.space.x1h};
    border-block-start: 1px solid ${theme.color.hairline};
    text-align: start;
    vertical-align: baseline;
  }
  & thead th {
    padding-block: ${theme.space.half};
    border: 0;
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
    font-weight: 600;
  }
  & tbody th, & tfoot th { font-family: ${theme.font.control}; font-weight: 600; }
  & tbody th > p { font-family: ${theme.font.reading}; font-weight: 400; }
  & td, & thead th:last-child { padding-inline-start: ${theme.space.x2}; text-align: end; }
  & td {
    font-family: ${theme.font.display};
    font-size: ${theme.text.h3};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1.2;
  }
  /* Large text on a phone: the words give way to the amounts, by a letter where they must. */
  & :is(tbody, tfoot) th { overflow-wrap: anywhere; }
  @media ${below.sm} { & td { padding-inline-start: ${theme.space.x1}; font-size: ${theme.text.lg}; } }
  & tfoot > tr > * { border-block-start: 2px solid ${theme.color.primary}; }
`;

/** The split of a session's price: a line for each share, and the total. */
export function PriceTable({ price }: PriceTableProps) {
  const t = useBusinessModelText();
  const { dollars, percent } = useNumbers();
  const parts = splitPrice(price, company.feePercent, company.careFundOfFeePercent);
  const rows = [
    { id: 'provider', amount: parts.provider, name: t('row.provider'), body: t('row.provider.for') },
    {
      id: 'platform',
      amount: parts.platform,
      name: t('row.platform', { product: product.name }),
      body: t('row.platform.for'),
    },
    {
      id: 'fund',
      amount: parts.careFund,
      name: t('row.fund'),
      body: t('row.fund.for', { share: percent(company.careFundOfFeePercent) }),
    },
  ];
  return (
    <Sheet>
      <caption>{t('table.caption', { price: dollars(price) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.who')}</th>
          <th scope="col">{t('table.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, amount, name, body }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <Text size="sm" tone="muted">
                {body}
              </Text>
            </th>
            <td>
              <bdi>{dollars(amount)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('row.total')}</th>
          <td>
            <bdi>{dollars(price)}</bdi>
          </td>
        </tr>
      </tfoot>
    </Sheet>
  );
}
