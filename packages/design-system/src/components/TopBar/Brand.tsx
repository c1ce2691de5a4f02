import { useId } from 'react';
import type { AnchorHTMLAttributes } from 'react';
import styled from 'styled-components';
import { useLinkComponent } from '../../foundations/link/link.tsx';
import { theme } from '../../themes/theme.ts';

export interface BrandProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'> {
  /** The product's name. */
  name: string;
  /** Where it leads: home. */
  href: string;
}

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.x1};
  /* A long name may break between its words; a part of a word would be no name. */
  min-inline-size: min-content;
  min-block-size: 2.75rem;
  border-radius: ${theme.radius.sm};
  color: inherit;
  font-family: ${theme.font.display};
  font-size: ${theme.text.lg};
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.2;
  text-decoration: none;
  & > svg { inline-size: 1.875rem; block-size: 1.875rem; flex: none; }
  /* A long name takes two lines and gives the bar's other ends their room. */
  & > bdi {
    display: -webkit-box;
    min-inline-size: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  /* On the smallest phones the name is drawn smaller: a part of it would be no name. */
  @media (max-width: 359.98px) {
    gap: ${theme.space.half};
    font-size: ${theme.text.md};
    & > svg { inline-size: 1.5rem; block-size: 1.5rem; }
  }
  /* The mark keeps its colors by night. */
  & > svg > g, & > svg > defs { color-scheme: light; }
  .night { stop-color: ${theme.color.primary}; }
  .rose { stop-color: ${theme.color.action}; }
  .glow { stop-color: ${theme.color.accentDecoration}; }
  .sun { fill: ${theme.color.tintOrange}; }
  .edge { fill: none; stroke: currentcolor; stroke-opacity: 0.35; }
  [data-theme='admin'] & .rose { stop-color: ${theme.color.textMuted}; }
  .ink { fill: ${theme.color.primaryPressed}; }
  [dir='rtl'] & { letter-spacing: 0; }
`;

/** The product's logo, a sun rising in the night, and its name. */
export function Brand({ name, href, ...rest }: BrandProps) {
  const RouterLink = useLinkComponent();
  const id = useId();
  return (
    <Root as={RouterLink} href={href} {...rest}>
      <svg viewBox="0 0 32 32" aria-hidden>
        <defs>
          <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0.1" className="night" />
            <stop offset="0.6" className="rose" />
            <stop offset="1" className="glow" />
          </linearGradient>
          <clipPath id={`${id}clip`}>
            <circle cx="16" cy="16" r="16" />
          </clipPath>
        </defs>
        <g clipPath={`url(#${id}clip)`}>
          <rect width="32" height="32" fill={`url(#${id}sky)`} />
          <circle cx="16" cy="20" r="6.5" className="sun" />
          <path d="M0 22c6-3 11-2 16 .5s10 2.5 16-.5v10H0Z" className="ink" />
        </g>
        <circle cx="16" cy="16" r="15.5" className="edge" />
      </svg>
      <bdi>{name}</bdi>
    </Root>
  );
}
