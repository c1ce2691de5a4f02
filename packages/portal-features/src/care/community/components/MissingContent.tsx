import { ButtonLink, EmptyState } from '@sakina/design-system';
import { useInsideText } from '../messages/inside/index.ts';
import { usePlace } from './place.ts';

export interface MissingContentProps {
  /** What was looked for. */
  what: 'circle' | 'post';
}

/** Says that a circle or a post is not there (any more), and leads back to the list. */
export function MissingContent({ what }: MissingContentProps) {
  const t = useInsideText();
  const { address, isFlat, href } = usePlace();
  const back = what === 'post' && !isFlat && address.circle !== null ? { circle: address.circle } : {};
  return (
    <EmptyState
      title={t(`notThere.${what}`)}
      action={
        <ButtonLink variant="secondary" href={href(back)}>
          {t(
            isFlat
              ? 'notThere.toPosts'
              : what === 'post' && address.circle !== null
                ? 'notThere.toCircle'
                : 'notThere.toCircles',
          )}
        </ButtonLink>
      }
    >
      {t(`notThere.${what}Body`)}
    </EmptyState>
  );
}
