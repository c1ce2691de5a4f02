import { tabCount, tabRow, theme, useLinkComponent, VisuallyHidden } from '@sakina/design-system';
import { useFormatLocale } from '@sakina/platform/react/environment';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** One of the pages that belong together. */
export interface PlaceLink {
  /** Its path. */
  href: string;
  /** One or two words. */
  label: string;
  /** Whether the reader is there. */
  isCurrent: boolean;
  /** How many things wait there; 0 and undefined show nothing. */
  count?: number;
  /** The same for who listens, after the label, such as ', 2 new'. */
  countWords?: string;
}

export interface PlaceLinksProps {
  /** Names the navigation. */
  label: string;
  /** The pages, in the order shown. */
  places: readonly PlaceLink[];
}

const Row = styled.ul.attrs({ role: 'list' })`
  ${tabRow}
  & > li { flex: none; }
`;
const Place = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.half};
  min-block-size: ${theme.size.controlHeight};
  padding-inline: ${theme.space.half};
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
    inset-inline: ${theme.space.half};
    inset-block-end: 0;
    border-block-end: 3px solid ${theme.color.action};
  }
`;
const Count = styled.span`${tabCount}`;

/**
 * Scrolls a row so that a link of it stands in the middle. Measured, not scrollIntoView, which would move the page as
 * well.
 */
function centre(row: Element | null, link: Element | null | undefined): void {
  if (!row || !link) return;
  const [around, own] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}

/** The ways between pages that belong together, in one line. On a phone it scrolls, and begins where the reader is. */
export function PlaceLinks({ label, places }: PlaceLinksProps) {
  const Link = useLinkComponent();
  const digits = new Intl.NumberFormat(useFormatLocale());
  const row = useRef<HTMLUListElement>(null);
  const current = places.findIndex(({ isCurrent }) => isCurrent);
  // A count or a font that comes later makes the row longer before the link as well.
  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(() =>
      centre(list, list.querySelector(':focus') ?? list.querySelector('[aria-current]')),
    );
    for (const item of list.children) observer.observe(item);
    return () => observer.disconnect();
  }, [current, places.length]);
  return (
    <nav aria-label={label}>
      {/* A browser leaves alone what is half in sight, so that the focus would stand at a cut word. */}
      <Row ref={row} onFocus={({ currentTarget, target }) => centre(currentTarget, target)}>
        {places.map(({ href, label: words, isCurrent, count = 0, countWords = '' }) => (
          <li key={href}>
            <Place as={Link} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {words}
              {count > 0 && (
                <>
                  <Count aria-hidden>{digits.format(count)}</Count>
                  <VisuallyHidden>{countWords}</VisuallyHidden>
                </>
              )}
            </Place>
          </li>
        ))}
      </Row>
    </nav>
  );
}
