import { theme, useLinkComponent, VisuallyHidden } from '@sakina/design-system';
import styled from 'styled-components';
import { useNews } from '../api/use-news.ts';
import { useDashboardText } from '../messages/index.ts';
import { pathTo, VIEWS } from '../model/place.ts';
import type { DashboardView } from '../model/place.ts';

const Row = styled.ul.attrs({ role: 'list' })`
  display: flex;
  gap: ${theme.space.x1};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  border-block-end: 1px solid ${theme.color.hairline};
  margin-block-end: ${theme.space.x3};
  & > li { flex: none; }
`;
const Place = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.x1};
  min-block-size: ${theme.size.controlHeight};
  padding-inline: ${theme.space.x1h};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  outline-offset: -2px;
  &:hover, &[aria-current] { color: ${theme.color.text}; }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: ${theme.space.x1};
    inset-block-end: 0;
    border-block-end: 3px solid ${theme.color.action};
  }
`;
const Count = styled.span`
  min-inline-size: 1.5rem;
  padding-inline: 0.375rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.tintNavy};
  color: ${theme.color.text};
  font-family: ${theme.font.data};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.5rem;
  text-align: center;
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

/** The ways between a person's own pages, with how much waits for them behind each. On a phone the row scrolls. */
export function OwnPlaces({ current }: { current: DashboardView }) {
  const t = useDashboardText();
  const Link = useLinkComponent();
  const { counts } = useNews();
  return (
    <nav aria-label={t('views.label')}>
      <Row>
        {VIEWS.map((view) => {
          const count = counts[view] ?? 0;
          return (
            <li key={view}>
              <Place as={Link} href={pathTo(view)} aria-current={view === current ? 'page' : undefined}>
                {t(`views.${view}`)}
                {count > 0 && (
                  <>
                    <Count aria-hidden>{count}</Count>
                    <VisuallyHidden>{t('views.waiting', { count })}</VisuallyHidden>
                  </>
                )}
              </Place>
            </li>
          );
        })}
      </Row>
    </nav>
  );
}
