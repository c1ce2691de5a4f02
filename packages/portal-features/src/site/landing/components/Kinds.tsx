import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { Container, Inline, KindMark, LinkCard, Text, theme } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useLandingText } from '../messages/index.ts';
import { Chapter } from './Chapter.ts';
import { ThreeColumns } from './ThreeColumns.ts';

const KINDS = ['therapist', 'imam', 'mentor'] as const;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${theme.radius.full};
  color: ${theme.color.text};
  &[data-kind='therapist'] { background: ${theme.color.successTint}; }
  &[data-kind='imam'] { background: ${theme.color.tintNavy}; }
  &[data-kind='mentor'] { background: ${theme.color.tintOrange}; }
  & > svg { inline-size: 1.625rem; block-size: 1.625rem; }
`;
const Kind = styled(LinkCard)`
  block-size: 100%;
  & > :last-child { flex: 1; }
`;
const Go = styled(Inline)`
  margin-block-start: auto;
  padding-block-start: ${theme.space.x1};
  color: ${theme.color.actionText};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 600;
  & > svg { inline-size: 1.1em; block-size: 1.1em; }
  [dir='rtl'] & > svg { transform: scaleX(-1); }
`;

/** The three kinds of provider, each explained in its own terms. */
export function Kinds() {
  const t = useLandingText();
  return (
    <Container>
      <Chapter title={t('kinds.title')} headingSize="h3" description={t('kinds.lead')}>
        <ThreeColumns role="list">
          {KINDS.map((kind) => (
            <li key={kind}>
              <Kind
                href={paths.findTherapist({ kind })}
                title={t(`kinds.${kind}.name`)}
                media={
                  <Mark data-kind={kind}>
                    <KindMark kind={kind} />
                  </Mark>
                }
              >
                <Text>{t(`kinds.${kind}.what`)}</Text>
                <Text tone="muted">{t(`kinds.${kind}.when`)}</Text>
                <Go aria-hidden>
                  {t('kinds.link', { kind })}
                  <ArrowRight />
                </Go>
              </Kind>
            </li>
          ))}
        </ThreeColumns>
      </Chapter>
    </Container>
  );
}
