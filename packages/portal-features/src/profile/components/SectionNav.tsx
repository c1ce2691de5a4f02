import { Link, theme } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import styled from 'styled-components';
import { useProfileText } from '../messages/index.ts';
import { profileSections } from '../model/sections.ts';
import type { ProfileSection } from '../model/sections.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.x2};
  margin: 0;
  padding: 0;
  list-style: none;

  & a { padding-inline: ${theme.space.x1}; border-inline-start: 3px solid transparent; }
  & a[aria-current] { border-inline-start-color: ${theme.color.accentDecoration}; color: ${theme.color.text}; font-weight: 700; }
  @media (min-width: 60rem) { flex-direction: column; }
`;

/** The parts of the profile, each with an address of its own. */
export function SectionNav({ section }: { section: ProfileSection }) {
  const t = useProfileText();
  return (
    <nav aria-label={t('nav')}>
      <List role="list">
        {profileSections.map((name) => (
          <li key={name}>
            <Link variant="standalone" href={paths.profile({ section: name === 'account' ? undefined : name })} aria-current={name === section ? 'page' : undefined}>
              {t(`${name}.title`)}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
