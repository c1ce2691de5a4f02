import type {
  CircleId,
  ContentStatus,
  ContentTarget,
  PostId,
  ProviderId,
  Removal,
  UserId,
} from '@sakina/platform/contract';
import type { Tables } from '../../store/table.ts';
import type { CaseSubjectRow } from '../../store/tables/community.ts';

/** Anything that members write, as moderation handles it. */
export interface Content {
  target: ContentTarget;
  authorId: UserId | null;
  /** The displayed author name. */
  authorName: string;
  /** Its whole text. */
  text: string;
  status: ContentStatus;
  removal: Removal | null;
  /** Counts every change; null where none are counted. */
  version: number | null;
  circleId: CircleId | null;
  /** The post of its thread. */
  postId: PostId | null;
  /** The provider who is reviewed; null for what stands in a circle. */
  providerId: ProviderId | null;
  /** Name of the circle, or of the provider who is reviewed. */
  place: string;
}

/** The subject of a report, an appeal or a case; undefined if it is gone, and for a request to join. */
export function findContent(tables: Tables, subject: ContentTarget | CaseSubjectRow): Content | undefined {
  switch (subject.kind) {
    case 'POST': {
      const row = tables.posts.get(subject.id);
      const text = row && [row.title, row.body].filter(Boolean).join('\n');
      return (
        row && {
          ...row,
          target: subject,
          text: text ?? '',
          postId: row.id,
          providerId: null,
          place: placeOf(tables, row.circleId),
        }
      );
    }
    case 'REPLY': {
      const row = tables.replies.get(subject.id);
      return row && { ...row, target: subject, text: row.body, providerId: null, place: placeOf(tables, row.circleId) };
    }
    case 'REVIEW': {
      const row = tables.reviews.get(subject.id);
      const place = row && tables.providers.get(row.providerId)?.displayName;
      return (
        row && {
          target: subject,
          authorId: row.authorId,
          authorName: row.author,
          text: row.body ?? '',
          status: row.removal ? 'REMOVED' : 'PUBLISHED',
          removal: row.removal,
          version: null,
          circleId: null,
          postId: null,
          providerId: row.providerId,
          place: place ?? 'A provider',
        }
      );
    }
    case 'MEMBER':
      return undefined;
  }
}

function placeOf(tables: Tables, circleId: CircleId): string {
  return tables.circles.get(circleId)?.name ?? 'A circle';
}

/** Restores content, or removes it with a message to its author. Deleted content stays deleted. */
export function setContent(
  tables: Tables,
  { target }: Content,
  status: 'PUBLISHED' | 'REMOVED',
  removal: Removal | null,
): void {
  if (target.kind === 'REVIEW') {
    const row = tables.reviews.get(target.id);
    if (row) tables.reviews.put({ ...row, removal });
    return;
  }
  const post = target.kind === 'POST' ? tables.posts.get(target.id) : undefined;
  if (post && post.status !== 'DELETED') tables.posts.put({ ...post, status, heldFor: null, removal });
  const reply = target.kind === 'REPLY' ? tables.replies.get(target.id) : undefined;
  if (reply && reply.status !== 'DELETED') tables.replies.put({ ...reply, status, heldFor: null, removal });
}

/** The start of a text, cut at a word. */
export function excerptOf(text: string, length = 120): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}
