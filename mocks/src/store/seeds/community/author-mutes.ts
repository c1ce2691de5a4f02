import { clients } from '../../../personas/people.ts';
import type { AuthorMuteRow } from '../../tables/community.ts';

/** One generated client has muted another. */
export function seedAuthorMutes(): AuthorMuteRow[] {
  const [reader, author] = clients;
  return reader && author ? [{ id: `${reader.id} ${author.id}`, userId: reader.id, authorId: author.id }] : [];
}
