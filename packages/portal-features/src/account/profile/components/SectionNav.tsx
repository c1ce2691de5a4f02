import { below, Link, theme, up } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import styled from 'styled-components';
import { PlaceLinks } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';
import { profileSections } from '../model/sections.ts';
import type { ProfileSection } from '../model/sections.ts';

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;

  & a { inline-size: 100%; padding-inline: ${theme.space.x1h}; border-radius: ${theme.radius.md}; }
  & a:hover { background: ${theme.color.tintNavy}; text-decoration-color: transparent; }
  & a[aria-current] {
    background: ${theme.color.tintNavy};
    box-shadow: inset 3px 0 ${theme.color.primary};
    font-weight: 700;
  }
  [dir='rtl'] & a[aria-current] { box-shadow: inset -3px 0 ${theme.color.primary}; }
  @media (forced-colors: active) { & a[aria-current] { border-inline-start: 3px solid Highlight; } }
`;
// One of the two is displayed, so that one of the two is read out.
const Wide = styled.nav`@media ${below.md} { display: none; }`;
const Narrow = styled.div`@media ${up.md} { display: none; }`;

/**
 * The parts of the profile, each with an address of its own: beside it, or where there is no room in a line above it.
 */
export function SectionNav({ section }: { section: ProfileSection }) {
  const t = useProfileText();
  const places = profileSections.map((name) => ({
    href: paths.profile({ section: name === 'account' ? undefined : name }),
    label: t(`${name}.title`),
    isCurrent: name === section,
  }));
  return (
    <>
      <Wide aria-label={t('nav')}>
        <List>
          {places.map(({ href, label, isCurrent }) => (
            <li key={href}>
              <Link variant="row" href={href} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </List>
      </Wide>
      <Narrow>
        <PlaceLinks label={t('nav')} places={places} />
      </Narrow>
    </>
  );
}
