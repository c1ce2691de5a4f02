import { Link, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { VIEWS } from '../model/address.ts';
import { useCommunityText } from '../messages/index.ts';
import { usePlace } from './place.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.half} ${theme.space.x3};
  padding-block-end: ${theme.space.x1};
  border-block-end: 1px solid ${theme.color.hairline};
  & a[aria-current] { color: ${theme.color.text}; font-weight: 600; text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.4em; }
`;

/** The lists of the community, for somebody signed in: all, and the reader’s own. */
export function ViewLinks() {
  const t = useCommunityText();
  const { address, isFlat, isSignedIn, href } = usePlace();
  if (!isSignedIn) return null;
  return (
    <nav aria-label={t('views.label')}>
      <List role="list">
        {VIEWS.map((view) => (
          <li key={view}>
            <Link variant="standalone" href={href({ view })} {...(view === address.view && { 'aria-current': 'page' as const })}>
              {t(view === 'start' ? (isFlat ? 'views.all' : 'views.circles') : `views.${view}`)}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
