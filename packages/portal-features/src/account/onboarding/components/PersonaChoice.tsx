import { Grid, Heading, LinkCard, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useOnboardingText } from '../messages/index.ts';

export interface PersonaChoiceProps {
  /** The path to open after the answers, passed on to the next page. */
  redirect?: string | undefined;
  /**
   * Level of the headings above both groups.
   * @default 2
   */
  headingLevel?: 2 | 3;
}

/** The choice of a persona; each card explains one and links to its questions (ROUTE-6). */
export function PersonaChoice({ redirect, headingLevel = 2 }: PersonaChoiceProps) {
  const t = useOnboardingText();
  const groups = [
    {
      title: 'persona.seek',
      cards: [
        { id: 'patient', href: paths.onboardingPersona('patient', { redirect }) },
        { id: 'topics', href: paths.onboardingTopics({ redirect }) },
      ],
    },
    {
      title: 'persona.offer',
      cards: (['therapist', 'imam', 'mentor'] as const).map((id) => ({
        id,
        href: paths.onboardingPersona(id, { redirect }),
      })),
    },
  ] as const;
  return (
    <Stack gap="x4">
      {groups.map(({ title, cards }) => (
        <Stack key={title} gap="x2">
          <Heading level={headingLevel} size={headingLevel === 2 ? 'lg' : 'md'}>
            {t(title)}
          </Heading>
          <Grid min="lg" gap="x2">
            {cards.map(({ id, href }) => (
              <LinkCard key={id} href={href} title={t(`persona.${id}`)} headingLevel={headingLevel === 2 ? 3 : 4}>
                <Text tone="muted" size="sm">
                  {t(`persona.${id}.help`)}
                </Text>
              </LinkCard>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
