import type { Post } from '@sakina/platform/contract';
import { useInsideText } from '../messages/inside/index.ts';
import { openingOf } from '../model/excerpt.ts';

type Named = Pick<Post, 'title' | 'body' | 'contentWarning' | 'author'>;

/** Whether what a post is called says something that its text, right below, does not say again. */
export const hasOwnName = ({ title, body, contentWarning }: Named): boolean =>
  title !== null || contentWarning !== null || body === '';

/** What a post is called: its title, else its first words; those stay covered where its author has covered them. */
export function usePostName(): (post: Named) => string {
  const fromWhom = usePostAuthor();
  return (post) => post.title ?? (hasOwnName(post) ? fromWhom(post) : openingOf(post.body));
}

/** Who wrote a post, as its name where the whole text stands right below. */
export function usePostAuthor(): (post: Pick<Post, 'author'>) => string {
  const t = useInsideText();
  return ({ author }) => {
    if (author === null) return t('post.empty');
    return author.isAnonymous ? t('post.fromNoOne') : t('post.from', { name: author.displayName });
  };
}
