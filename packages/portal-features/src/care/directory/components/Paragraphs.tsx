import { Section, Stack, Text } from '@sakina/design-system';

export interface ParagraphsProps {
  /** Heading of the section. */
  title: string;
  /** In the provider's own words; without any, nothing is shown. */
  paragraphs: readonly string[];
}

/** A part of a profile that the provider wrote. */
export function Paragraphs({ title, paragraphs }: ParagraphsProps) {
  if (paragraphs.length === 0) return null;
  return (
    <Section title={title}>
      <Stack gap="x1h">
        {paragraphs.map((paragraph, index) => (
          // Two paragraphs of a provider may be the same.
          <Text key={`${index} ${paragraph}`} measure dir="auto">
            {paragraph}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
