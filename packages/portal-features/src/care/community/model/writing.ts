import { communityLimits } from '@sakina/platform/contract';
import type { Post, Speciality } from '@sakina/platform/contract';
import { TOPICS } from './address.ts';

/** A post as it is being written. */
export interface PostWords {
  title: string;
  body: string;
  /** What the text stands behind; empty for nothing. */
  contentWarning: string;
  topics: readonly Speciality[];
  isAnonymous: boolean;
}

/** A reply as it is being written. */
export interface ReplyWords {
  body: string;
  /** The reply that it answers with its author’s name, or null for the post. */
  answering: Answered | null;
  isAnonymous: boolean;
}

/** A reply that is being answered. */
export interface Answered {
  id: string;
  /** The name that its author goes by. */
  name: string;
}

export const emptyPost: PostWords = { title: '', body: '', contentWarning: '', topics: [], isAnonymous: false };
export const emptyReply: ReplyWords = { body: '', answering: null, isAnonymous: false };

/** What is wrong with a text, as a key of the catalogue. */
export type WordsProblem = 'missing' | 'tooLong';

/** What is wrong with a text that has to be there, or may be left out. Space alone is nothing. */
export function problemOf(text: string, limit: number, isNeeded: boolean): WordsProblem | null {
  const length = text.trim().length;
  if (length === 0) return isNeeded ? 'missing' : null;
  return length > limit ? 'tooLong' : null;
}

/** All that its readers read of a post. */
export const wordsIn = ({ title, body, contentWarning }: PostWords) => `${title}\n${body}\n${contentWarning}`;

/** What is wrong with a post, field by field. */
export function postProblems({
  title,
  body,
  contentWarning,
}: PostWords): Partial<Record<'title' | 'body' | 'contentWarning', WordsProblem>> {
  const found = {
    title: problemOf(title, communityLimits.title, false),
    body: problemOf(body, communityLimits.body, true),
    contentWarning: problemOf(contentWarning, communityLimits.contentWarning, false),
  };
  return Object.fromEntries(Object.entries(found).filter((entry) => entry[1] !== null));
}

/** A post as the server takes it. */
export function postBody({ title, body, contentWarning, topics }: PostWords) {
  return {
    title: title.trim() || null,
    body: body.trim(),
    contentWarning: contentWarning.trim() || null,
    topics: [...topics],
  };
}

/** A post that stands already, as it is changed. */
export function wordsOf({ title, body, contentWarning, topics }: Post): PostWords {
  return { title: title ?? '', body, contentWarning: contentWarning ?? '', topics, isAnonymous: false };
}

/** Whether two versions of a post say the same. */
export function isSamePost(first: PostWords, second: PostWords): boolean {
  return (
    JSON.stringify(postBody(first)) === JSON.stringify(postBody(second)) && first.isAnonymous === second.isAnonymous
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** What a draft kept of a post; null where it is none. It was sealed by an older version of this page, perhaps. */
export function readKeptPost(kept: unknown): PostWords | null {
  if (!isRecord(kept) || typeof kept['body'] !== 'string') return null;
  const topics = Array.isArray(kept['topics']) ? kept['topics'] : [];
  return {
    title: textIn(kept['title']),
    body: kept['body'],
    contentWarning: textIn(kept['contentWarning']),
    topics: TOPICS.filter((topic) => topics.includes(topic)).slice(0, communityLimits.topics),
    isAnonymous: kept['isAnonymous'] === true,
  };
}

/** What a draft kept of a reply; null where it is none. */
export function readKeptReply(kept: unknown): ReplyWords | null {
  if (!isRecord(kept) || typeof kept['body'] !== 'string') return null;
  const parent = isRecord(kept['answering']) ? kept['answering'] : {};
  const id = textIn(parent['id']);
  return {
    body: kept['body'],
    answering: id === '' ? null : { id, name: textIn(parent['name']) },
    isAnonymous: kept['isAnonymous'] === true,
  };
}
