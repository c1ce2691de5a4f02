import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useDesignSystemText } from '../../messages/index.ts';
import { theme } from '../../themes/theme.ts';
import { Link } from '../Link/index.ts';

export interface Breadcrumb {
  /** Name of the page; unique on the way. */
  label: string;
  /** Left out for the page the reader is on. */
  href?: string;
}

const List = styled.ol`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  & > li { display: flex; align-items: center; gap: ${theme.space.half}; min-block-size: 1.5rem; }
  & svg { inline-size: 1em; block-size: 1em; }
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;

export interface BreadcrumbsProps {
  /** The pages on the way, from the top down; the last is where the reader is. */
  items: readonly Breadcrumb[];
}

/** The way from the top of a portal down to this page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const t = useDesignSystemText();
  return (
    <nav aria-label={t('breadcrumbs')}>
      <List>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {index > 0 && <ChevronRight aria-hidden />}
            {href ? (
              <Link href={href} variant="quiet">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
