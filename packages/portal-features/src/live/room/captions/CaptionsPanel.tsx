import { CaptionsLine, Stack, Text } from '@sakina/design-system';
import type { CaptionSize } from '@sakina/design-system';
import { useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useStageText } from '../stage/messages/index.ts';
import type { Captions } from './use-captions.ts';

export interface CaptionsPanelProps {
  /** Captions of the call, and their settings. */
  captions: Captions;
  /** The name that the room has for a participant. */
  nameOf: (participantId: string) => string;
}

/** What is said as text, for a reader who has captions on; and why they could not be turned on. */
export function CaptionsPanel({ captions: { isOn, said, error }, nameOf }: CaptionsPanelProps) {
  const t = useStageText();
  const [size, setSize] = useState<CaptionSize>('medium');
  return (
    <Stack gap="half">
      <ErrorNotice error={error} />
      {isOn && (
        <>
          <CaptionsLine
            captions={said.map(({ id, participantId, text, language, isFinal }) => ({
              id: `${participantId} ${id}`,
              speaker: nameOf(participantId),
              text,
              lang: language,
              isFinal,
            }))}
            size={size}
            onSizeChange={setSize}
          />
          <Text size="xs" tone="muted" data-part="about">
            {t('captions.note')}
          </Text>
        </>
      )}
    </Stack>
  );
}
