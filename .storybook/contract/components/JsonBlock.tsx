import { Button, Inline, Stack, theme, useToast } from '@sakina/design-system';
import styled from 'styled-components';
import { useContractText } from '../messages/index.ts';
import { jsonText } from '../model/json-view.ts';

const Code = styled.pre`
  max-block-size: 28rem;
  margin: 0;
  padding: ${theme.space.x2};
  overflow: auto;
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
  color: ${theme.color.text};
  font-family: ${theme.font.code};
  font-size: ${theme.text.xs};
  line-height: 1.5;
  text-align: start;
`;

/** JSON to read and copy. It scrolls by itself, so it is focusable. */
export function JsonBlock({ label, value }: { label: string; value: unknown }) {
  const t = useContractText();
  const showToast = useToast();
  const text = jsonText(value);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: t('json.copied', { name: label }) }),
      () => showToast({ title: t('json.notCopied') }),
    );
  return (
    <Stack gap="x1">
      <Code role="region" aria-label={label} tabIndex={0} dir="ltr">
        {text}
      </Code>
      <Inline>
        <Button variant="secondary" size="small" onPress={() => void copy()}>
          {t('json.copy', { name: label })}
        </Button>
      </Inline>
    </Stack>
  );
}
