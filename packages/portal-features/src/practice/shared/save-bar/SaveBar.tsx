import { Button, Inline, Text, theme } from '@sakina/design-system';
import type { Ref } from 'react';
import styled from 'styled-components';
import { usePracticePageText } from '../practice-page/messages/index.ts';

export interface SaveBarProps {
  /** Whether something was changed and is not saved yet. */
  isDirty: boolean;
  /** What is saved, as a verb. */
  saveLabel: string;
  /** The button that saves, for focus. */
  saveRef: Ref<HTMLButtonElement>;
  /** Whether it is being saved. */
  isSaving: boolean;
  /** Called to put the form back to what is saved. */
  onDiscard: () => void;
}

const Bar = styled(Inline)`
  padding-block: ${theme.space.x2};
  border-block-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.canvas};
  &[data-dirty] {
    position: sticky;
    z-index: 1;
    inset-block-end: calc(var(--connection-banner, 0rem) + var(--frame-end, 0rem));
  }
`;

/**
 * The last line of a long form, whose button submits it. It stays in sight while there is something to save, and covers
 * no field while there is not.
 */
export function SaveBar({ isDirty, saveLabel, saveRef, isSaving, onDiscard }: SaveBarProps) {
  const t = usePracticePageText();
  return (
    <Bar justify="end" gap="x2" data-dirty={isDirty || undefined}>
      <Text size="sm" tone="muted" role="status">
        {isDirty ? t('save.unsaved') : ''}
      </Text>
      {isDirty && (
        <Button variant="secondary" onPress={onDiscard}>
          {t('save.discard')}
        </Button>
      )}
      <Button ref={saveRef} type="submit" variant="action" isPending={isSaving}>
        {saveLabel}
      </Button>
    </Bar>
  );
}
