import type { DataColumn } from '@sakina/design-system';

/** A column without its texts: what the server can do with it, and what an address is read with. */
export type ColumnShape<Row, Id extends string = string> = Omit<DataColumn<Row>, 'header'> & { id: Id };

/** Of a column that the server neither sorts nor filters by. */
export const fixed = { isSortable: false, isFilterable: false } as const;

/** The values of a `choice` column, before they have texts. */
export const choices = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }));

/** The columns as an address is read with them: it needs no texts. */
export const withoutTexts = <Row>(shapes: readonly ColumnShape<Row>[]): readonly DataColumn<Row>[] =>
  shapes.map((shape) => ({ ...shape, header: shape.id }));

/** What the columns show, by their ids; a column without an entry shows its values. */
export interface ColumnTexts<Row, Id extends string> {
  /** The text at the head of a column. */
  header: (id: Id) => string;
  /** How cells are written and drawn. */
  cells?: Partial<Record<Id, Pick<Partial<DataColumn<Row>>, 'format' | 'cell'>>>;
  /** The text of a value of a `choice` column. */
  options?: Partial<Record<Id, (value: string) => string>>;
}

/** The columns as a table shows them. */
export function withTexts<Row, Id extends string>(
  shapes: readonly ColumnShape<Row, Id>[],
  { header, cells = {}, options = {} }: ColumnTexts<Row, Id>,
): readonly DataColumn<Row>[] {
  return shapes.map((shape) => {
    const text = options[shape.id];
    return {
      ...shape,
      ...cells[shape.id],
      header: header(shape.id),
      ...(shape.options && text && { options: shape.options.map(({ id }) => ({ id, label: text(id) })) }),
    };
  });
}
