import { Banner, Button, Stack } from '@sakina/design-system';
import { useContractText } from '../../messages/index.ts';
import { JsonBlock } from '../JsonBlock.tsx';

export interface ForeignFieldProps {
  label: string;
  value: unknown;
  /** Goes back to a field. */
  onReplace: () => void;
}

/** A value that was typed as JSON and that the schema has no field for. It is sent as it stands; the server has its say. */
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
