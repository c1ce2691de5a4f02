import { readTableState, writeTableState } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { withoutTexts } from './columns.ts';
import type { ColumnShape } from './columns.ts';

const ID = /^[\w-]{1,60}$/;

/** The id that an address holds under a name; null for none, and for what cannot be one. */
export function readId(params: URLSearchParams, name: string): string | null {
  const id = params.get(name);
  return id !== null && ID.test(id) ? id : null;
}

/** Adds ids to an address by their names, without those that are null. */
export function writeIds(params: URLSearchParams, ids: Readonly<Record<string, string | null>>): URLSearchParams {
  for (const [name, id] of Object.entries(ids)) if (id !== null) params.set(name, id);
  return params;
}

/** The option that a part of an address names, or the usual one. */
export const readOption = <T extends string, Usual>(options: readonly T[], value: unknown, usual: Usual): T | Usual =>
  options.find((option) => option === value) ?? usual;

/** One of the lists of a screen, with the filters, order and columns of its table. */
export interface ListAddress<View extends string> {
  view: View;
  table: DataTableState;
}

/**
 * Reads and writes which list of a screen is shown. The first one is the usual one and is not written; texts searched
 * for are never part of an address (SEC-8).
 * @param shapes The columns of each list, in the order of the lists.
 */
export function listAddresses<View extends string>(shapes: Readonly<Record<View, readonly ColumnShape<never>[]>>) {
  const views = Object.keys(shapes) as View[];
  const columnsOf = (view: View) => withoutTexts(shapes[view]);
  const [usual] = views as [View];
  return {
    views,
    /** @param fallback The list where the address names none. */
    read(params: URLSearchParams, fallback: View = usual): ListAddress<View> {
      const view = readOption(views, params.get('list'), fallback);
      return { view, table: readTableState(params, columnsOf(view)) };
    },
    write({ view, table }: ListAddress<View>): URLSearchParams {
      const params = writeTableState(table, columnsOf(view));
      if (view !== usual) params.set('list', view);
      return params;
    },
    /** A list as it stands when nothing narrows it. */
    plain: (view: View): ListAddress<View> => ({ view, table: readTableState(new URLSearchParams(), columnsOf(view)) }),
  };
}
