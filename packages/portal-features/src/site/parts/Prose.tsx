import { Stack, Text } from '@sakina/design-system';

export interface ProseProps {
  /** Paragraphs, in their order. */
  paragraphs: readonly string[];
}

/** Running text, in lines that can be read. */
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
