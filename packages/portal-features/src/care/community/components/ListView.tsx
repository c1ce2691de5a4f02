import { ButtonLink, EmptyState } from '@sakina/design-system';
import { useInsideText } from '../messages/inside/index.ts';
import type { CommunityView } from '../model/address.ts';
import { CommunityPage } from './CommunityPage.tsx';
import { usePlace } from './place.ts';
import { PostList } from './PostList.tsx';
import { ViewLinks } from './ViewLinks.tsx';

const SCOPES = { start: 'ALL', mine: 'MY_CIRCLES', saved: 'SAVED', own: 'OWN' } as const satisfies Partial<
  Record<CommunityView, string>
>;

export interface ListViewProps {
  /** Which list: all posts that the reader may read, or one of their own. */
  view: keyof typeof SCOPES;
}

/**
 * A list of posts across circles: all of them on the flat page, of the reader’s circles, kept for later, or their own.
 */
export function ListView({ view }: ListViewProps) {
  const t = useInsideText();
  const { isSignedIn } = usePlace();
  return (
    <CommunityPage title={t(`list.${view}.title`)} lead={t(`list.${view}.lead`)} isReady>
      <ViewLinks />
      {view === 'start' || isSignedIn ? (
        <PostList
          query={{ scope: SCOPES[view] }}
          emptyTitle={t(`list.${view}.emptyTitle`)}
          emptyBody={t(`list.${view}.emptyBody`)}
          hasFilters
        />
      ) : (
        <SignInToSee />
      )}
    </CommunityPage>
  );
}

/** One’s own lists are there after signing in. */
export function SignInToSee() {
  const t = useInsideText();
  const { address, signIn } = usePlace();
  return (
    <EmptyState
      title={t('signIn.listTitle')}
      action={
        <ButtonLink variant="action" href={signIn(address)}>
          {t('signIn.action')}
        </ButtonLink>
      }
    >
      {t('signIn.listBody')}
    </EmptyState>
  );
}
