import { Grid, LinkCard, Section, Text } from '@sakina/design-system';
import { Compass, MessageCircle, NotebookPen, Wind } from 'lucide-react';
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

/** What is there at any moment, without a plan for the day. */
export function Ways({ hasAssistant }: WaysProps) {
  const t = useDeenyaText();
  return (
    <Section title={t('ways.title')}>
      <Grid as="ul" min="sm">
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
      </Grid>
    </Section>
  );
}
