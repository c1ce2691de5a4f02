import { ButtonLink, EmptyState } from '@sakina/design-system';
import { useInsideText } from '../messages/inside/index.ts';
import { usePlace } from './place.ts';

/** Says that a post is for the members of its circle, and leads to where one can ask to be let in. */
export function MembersOnly() {
  const t = useInsideText();
  const { address, isFlat, isSignedIn, href, signIn } = usePlace();
  const to = !isSignedIn ? signIn(address) : href({ circle: isFlat ? null : address.circle });
  const label = !isSignedIn
    ? 'signIn.action'
    : !isFlat && address.circle !== null
      ? 'notThere.toCircle'
      : isFlat
        ? 'notThere.toPosts'
        : 'notThere.toCircles';
  return (
    <EmptyState
      title={t('closed.post')}
      action={
        <ButtonLink variant="secondary" href={to}>
          {t(label)}
        </ButtonLink>
      }
    >
      {t(isSignedIn ? 'closed.postBody' : 'closed.postVisitor')}
    </EmptyState>
  );
}
