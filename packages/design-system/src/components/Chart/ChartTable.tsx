import styled from 'styled-components';
import { tableStyle } from './Chart.styles.ts';
import { useChartText } from './messages/index.ts';

/** A chart's data as rows: what its table twin shows. */
export interface ChartRows {
  /** Heads of the columns; the first names the rows. */
  head: readonly string[];
  /** One row a point: its name, and its values in the order of the other heads. */
  rows: readonly { id: string; name: string; values: readonly (string | null)[] }[];
  /** Totals, if there are any. */
  foot?: { name: string; values: readonly string[] };
}

const Scroll = styled.div`${tableStyle}`;

/** The same data as a table, for exact values and for readers who prefer figures. */
export function ChartTable({ caption, head, rows, foot }: ChartRows & { caption: string }) {
  const t = useChartText();
  const [first, ...rest] = head;
  return (
    // A scrolling region has to be reachable by keyboard.
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {rest.map((name, index) => (
              <th key={index} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <bdi>{row.name}</bdi>
              </th>
              {row.values.map((value, index) => (
                <td key={index} data-missing={value === null || undefined}>
                  {value ?? t('missing')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <th scope="row">{foot.name}</th>
              {foot.values.map((value, index) => (
                <td key={index}>{value}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Scroll>
  );
}
