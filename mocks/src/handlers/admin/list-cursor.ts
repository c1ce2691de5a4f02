import { opaque } from '../../personas/random.ts';
import { ApiFailure } from '../api-failure.ts';

const invalidCursor = () =>
  new ApiFailure(422, 'CURSOR_INVALID', 'This place in the list is not known any more. Please begin again.');

/**
 * The cursor of a list over bulk data: a hash of filters and order, and the id of the last item. The id has a
 * position in the order whether or not it still matches the filters.
 */
export function listCursor(of: readonly unknown[]) {
  const stamp = opaque(JSON.stringify(of), 8);
  return {
    write: (id: string) => stamp + id,
    /** @param find Looks an id up; null for an unknown one. */
    read: <Place>(cursor: string | undefined, find: (id: string) => Place | null): Place | null => {
      if (cursor === undefined) return null;
      const place = cursor.startsWith(stamp) ? find(cursor.slice(stamp.length)) : null;
      if (place === null) throw invalidCursor();
      return place;
    },
  };
}
