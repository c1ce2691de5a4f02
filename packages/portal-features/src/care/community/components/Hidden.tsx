import { Button, Inline, Stack, Text } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { ContentTarget, Post, Reply } from '@sakina/platform/contract';
import { muteAuthor } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useInsideText } from '../messages/inside/index.ts';
import { Problem } from './Problem.tsx';

export interface HiddenProps {
  /** The post or reply that it is about. */
  content: Post | Reply;
  /** The same as the server knows it. */
  target: Exclude<ContentTarget, { kind: 'REVIEW' }>;
  /** What is hidden: shown at once where nothing hides it. */
  children: ReactNode;
}

const Note = styled(Text)`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  & > svg { flex: none; inline-size: 1.125em; block-size: 1.125em; }
`;

/**
 * Hides what its reader has reported, or whose author they have muted, until they ask to see it; says why, and offers
 * the way back.
 */
export function Hidden({ content, target, children }: HiddenProps) {
  const t = useInsideText();
  const mute = useAction(muteAuthor);
  const [isShown, setShown] = useState(false);
  const { hiddenFor } = content;
  const note = useRef<HTMLParagraphElement>(null);
  const [wasHidden] = useState(hiddenFor !== undefined);
  const isNewlyHidden = hiddenFor !== undefined && !wasHidden;
  // The button that hid it is gone, so the focus goes to what stands in its place.
  useEffect(() => {
    if (isNewlyHidden) setTimeout(() => note.current?.focus());
  }, [isNewlyHidden]);
  if (hiddenFor === undefined) return children;

  async function unmute() {
    await mute.run({ body: { target, isMuted: false } }).catch((error: unknown) => {
      // Shown above the buttons.
      if (!isApiError(error)) throw error;
    });
  }
  return (
    <Stack gap="x1h">
      <Note ref={note} tabIndex={-1} size="sm" weight="strong">
        <EyeOff aria-hidden />
        {t(`hidden.${hiddenFor}.${target.kind}`)}
      </Note>
      <Problem error={mute.error} />
      <Inline gap="x1">
        <Button variant="secondary" size="small" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'hidden.hide' : 'hidden.show')}
        </Button>
        {hiddenFor === 'MUTED_AUTHOR' && (
          <Button variant="quiet" size="small" isPending={mute.isRunning} onPress={() => void unmute()}>
            {t('hidden.unmute')}
          </Button>
        )}
      </Inline>
      {isShown && children}
    </Stack>
  );
}
