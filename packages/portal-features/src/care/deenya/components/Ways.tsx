import { below, Grid, LinkCard, Section, Text, up } from '@sakina/design-system';
import { Compass, MessageCircle, NotebookPen, Wind } from 'lucide-react';
import styled from 'styled-components';
import { useDeenyaText } from '../messages/index.ts';
import { anyProgramme, deenyaPath } from '../model/place.ts';
import type { DeenyaPlace } from '../model/place.ts';

export interface WaysProps {
  /** Whether this installation has the assistant; without it no link to it is there (FRAME-8). */
  hasAssistant: boolean;
}

const WAYS = [
  { name: 'exercises', place: { view: 'exercises', exercise: null }, Icon: Wind },
  { name: 'journal', place: { view: 'journal' }, Icon: NotebookPen },
  { name: 'programmes', place: { view: 'programmes', filter: anyProgramme }, Icon: Compass },
] as const satisfies readonly { name: string; place: DeenyaPlace; Icon: unknown }[];

/** Four of them stand in one line or two by two; three and one would look as if one were missing. */
const Row = styled(Grid)`
  @media ${up.sm} and ${below.lg} { &&:has(> :nth-child(4):last-child) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;

/** What is there at any moment, without a plan for the day. */
export function Ways({ hasAssistant }: WaysProps) {
  const t = useDeenyaText();
  return (
    <Section title={t('ways.title')}>
      <Row forwardedAs="ul" min="sm">
        {WAYS.map(({ name, place, Icon }) => (
          <li key={name}>
            <LinkCard href={deenyaPath(place)} title={t(`ways.${name}`)} media={<Icon aria-hidden />}>
              <Text size="sm">{t(`ways.${name}Words`)}</Text>
            </LinkCard>
          </li>
        ))}
        {hasAssistant && (
          <li>
            <LinkCard
              href={deenyaPath({ view: 'assistant' })}
              title={t('ways.assistant')}
              media={<MessageCircle aria-hidden />}
            >
              <Text size="sm">{t('ways.assistantWords')}</Text>
            </LinkCard>
          </li>
        )}
      </Row>
    </Section>
  );
}
