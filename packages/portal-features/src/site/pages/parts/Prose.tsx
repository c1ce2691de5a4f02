import { Stack, Text } from '@sakina/design-system';

export interface ProseProps {
  /** The paragraphs in order. */
  paragraphs: readonly string[];
}

/** Running text at a readable line length. */
export function Prose({ paragraphs }: ProseProps) {
  return (
    <Stack gap="x2">
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} measure>
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
}
