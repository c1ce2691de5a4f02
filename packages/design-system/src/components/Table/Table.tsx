import styled from 'styled-components';
import { useMediaQuery } from '../../foundations/media/use-media-query.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { below } from '../../tokens/breakpoints.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { TableCards } from './TableCards.tsx';
import { TableRows } from './TableRows.tsx';
import type { TableProps } from './types.ts';
import { useTableModel } from './use-table-model.ts';

const News = styled(VisuallyHidden).attrs({ role: 'status' })``;

/**
 * Rows of one page, for reading and comparing. It does not sort or load by itself: it reports what the reader asks for
 * and shows what it is given. On phones each row becomes a card.
 */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { rows, columns, sort, isLoading = false, empty } = props;
  const t = useDesignSystemText();
  const isPhone = useMediaQuery(below.sm);
  const model = useTableModel(props);
  const sortedBy = columns.find((column) => column.id === sort?.column);
  const news = isLoading
    ? t('loading')
    : sort && sortedBy
      ? t('sortedBy', { column: sortedBy.header, direction: sort.direction })
      : '';
  const Form = isPhone ? TableCards : TableRows;
  return (
    <div>
      <News>{news}</News>
      {rows.length === 0 && !isLoading ? empty : <Form {...props} model={model} />}
    </div>
  );
}
