import { Button, Inline, Link, Stack, Text } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import { useState } from 'react';
import { useAuthText } from '../messages/index.ts';

export interface FailureCodeProps {
  /** The technical code, such as `invalid_scope`. */
  code: string;
}

/** The technical code of a failure with a button that copies it, and whom to send it to. */
export function FailureCode({ code }: FailureCodeProps) {
  const t = useAuthText();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);

  async function copy() {
    setOutcome(null);
    // Undefined where the page is not served over https.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const copied = clipboard?.writeText(code).then(() => true) ?? Promise.resolve(false);
    setOutcome((await copied.catch(() => false)) ? 'copied' : 'notCopied');
  }

  return (
    <Stack gap="x1">
      <Inline gap="x1h">
        <Text size="sm" tone="muted">
          {t('signingIn.code', { code: `\u2066${code}\u2069` })}
        </Text>
        <Button size="small" variant="secondary" onPress={() => void copy()}>
          {t('signingIn.copy')}
        </Button>
      </Inline>
      <Text role="status" size="sm" tone="muted">
        {outcome !== null && t(`signingIn.${outcome}`)}
      </Text>
      <Text size="sm" tone="muted">
        {t('signingIn.contact')} <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
      </Text>
    </Stack>
  );
}
