import { Button, Inline, Stack, Text } from '@sakina/design-system';
import { EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useInsideText } from '../messages/inside/index.ts';

export interface CoveredProps {
  /** What the text is about, in its author’s words. */
  warning: string;
  /** The text. */
  children: ReactNode;
}

const Warning = styled(Text)`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  & > svg { flex: none; inline-size: 1.125em; block-size: 1.125em; }
`;

/** Keeps a text covered until the reader opens it; what it is about stands before it, and the button names it. */
export function Covered({ warning, children }: CoveredProps) {
  const t = useInsideText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const label = t(isOpen ? 'cover.hide' : 'cover.show');
  return (
    <Stack gap="x1h">
      <Inline gap="x1h">
        <Warning forwardedAs="span" size="sm" weight="strong">
          <EyeOff aria-hidden />
          <span>
            {t('cover.about')} <bdi>{warning}</bdi>
          </span>
        </Warning>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': id })}
          aria-label={t('cover.named', { action: label, warning })}
          onPress={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      </Inline>
      {isOpen && <div id={id}>{children}</div>}
    </Stack>
  );
}
