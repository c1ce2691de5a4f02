import { Button, Heading, Stack, Text } from '@sakina/design-system';
import type { HeldReason } from '@sakina/platform/contract';
import { useEffect, useRef } from 'react';
import { HelpBeside } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';

export interface HeldNoticeProps {
  /** Why moderators read it first; null where the server gave no reason. */
  heldFor: HeldReason | null;
  /** Whether the server asks for crisis help. */
  isHelpAsked: boolean;
  /** Goes back to the list. */
  onClose: () => void;
}

/**
 * Says that what was just sent has arrived and that moderators read it first: why, and who sees it meanwhile. Nothing
 * was refused.
 */
export function HeldNotice({ heldFor, isHelpAsked, onClose }: HeldNoticeProps) {
  const t = useInsideText();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    queueMicrotask(() => head.current?.focus());
  }, []);
  return (
    <Stack gap="x3">
      <Stack gap="half">
        <Heading level={2} size="lg" tabIndex={-1} ref={head}>
          {t('held.sent')}
        </Heading>
        <Text measure>{t(heldFor === 'CRISIS' ? 'held.CRISIS' : 'held.LINK')}</Text>
      </Stack>
      <HelpBeside text="" isAsked={isHelpAsked} />
      <div>
        <Button variant="secondary" onPress={onClose}>
          {t('held.close')}
        </Button>
      </div>
    </Stack>
  );
}
