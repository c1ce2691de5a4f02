import styled from 'styled-components';
import { ButtonLink, Container, Inline, Link, theme } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useLandingText } from '../messages/index.ts';
import { Chapter } from './Chapter.ts';

/** Specialities as the directory's address names them, most searched first. */
const NEEDS = [
  'anxiety',
  'depression',
  'grief',
  'couples',
  'marriage-counsel',
  'faith-questions',
  'life-direction',
  'sleep',
  'trauma',
  'new-parents',
] as const;

const Band = styled.div`
  padding-block: ${theme.space.x6};
  background: ${theme.color.tintOrange};
`;
const Pill = styled(ButtonLink)`border-radius: ${theme.radius.full};`;

/** A question whose answers link to the matching providers. */
export function Needs() {
  const t = useLandingText();
  return (
    <Band>
      <Container>
        <Chapter title={t('needs.title')} headingSize="h3" description={t('needs.lead')}>
          <Inline as="ul" gap="x1h">
            {NEEDS.map((need) => (
              <li key={need}>
                <Pill href={paths.findTherapist({ speciality: need })} variant="secondary">
                  {t(`needs.${need}`)}
                </Pill>
              </li>
            ))}
            <li>
              <Link href={paths.findTherapist()} variant="standalone">
                {t('needs.all')}
              </Link>
            </li>
          </Inline>
        </Chapter>
      </Container>
    </Band>
  );
}
