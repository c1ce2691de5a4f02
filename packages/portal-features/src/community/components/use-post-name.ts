import type { Post } from '@sakina/platform/contract';
import { useCommunityText } from '../messages/index.ts';
import { openingOf } from '../model/excerpt.ts';

/** What a post is called: its title, else its first words; those stay covered where its author has covered them. */
export function usePostName(): (post: Pick<Post, 'title' | 'body' | 'contentWarning' | 'author'>) => string {
  const t = useCommunityText();
  return ({ title, body, contentWarning, author }) => {
    if (title !== null) return title;
    if (contentWarning === null && body !== '') return openingOf(body);
    if (author === null) return t('post.empty');
    return author.isAnonymous ? t('post.fromNobody') : t('post.from', { name: author.displayName });
  };
}
