import { Banner, Button, Stack } from '@sakina/design-system';
import { useContractText } from '../../messages/index.ts';
import { JsonBlock } from '../JsonBlock.tsx';

export interface ForeignFieldProps {
  label: string;
  value: unknown;
  /** Switches back to a field. */
  onReplace: () => void;
}

/** A value typed as JSON without a field in the schema. It is sent unchanged, so that the server can reject it. */
export function ForeignField({ label, value, onReplace }: ForeignFieldProps) {
  const t = useContractText();
  return (
    <Stack gap="x1">
      <Banner
        tone="warning"
        urgency="none"
        title={t('field.foreign', { name: label })}
        actions={
          <Button variant="secondary" size="small" onPress={onReplace}>
            {t('field.useField')}
          </Button>
        }
      />
      <JsonBlock label={label} value={value} />
    </Stack>
  );
}
