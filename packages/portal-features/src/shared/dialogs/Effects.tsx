import { Stack, Text } from '@sakina/design-system';
import { Bulleted } from '../Bulleted.tsx';
import { useDialogText } from './messages/index.ts';

export interface EffectsProps {
  /**
   * What the list is of.
   * @default 'If you confirm', in the reader’s language
   */
  title?: string;
  /** What the act does and what it does not, one sentence each. */
  items: readonly string[];
}

/** Says what an act does before it is confirmed. */
export function Effects({ title, items }: EffectsProps) {
  const t = useDialogText();
  const label = title ?? t('effects');
  return (
    <Stack as="section" gap="x1" aria-label={label}>
      <Text weight="strong">{label}</Text>
      <Bulleted items={items} />
    </Stack>
  );
}
