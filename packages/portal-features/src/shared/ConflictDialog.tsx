import { Dialog, Grid, Heading, Stack, Text, theme } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** One of the two versions. */
export interface ConflictVersion {
  /** Which one it is, such as 'Written here'. */
  title: string;
  /** Its text, to be read; headings in it begin at level 4. */
  content: ReactNode;
}

export interface ConflictDialogProps {
  title: string;
  /** What happened and what the choice means. */
  body: string;
  /** The version typed here. */
  mine: ConflictVersion;
  /** The version the server has. */
  theirs: ConflictVersion;
  /** The buttons of the choice. */
  actions: ReactNode;
  /** Called when it is closed without a choice. */
  onClose: () => void;
}

const Version = styled(Stack)`
  padding-inline-start: ${theme.space.x2};
  border-inline-start: 2px solid ${theme.color.hairline};
  &[data-version='mine'] { border-color: ${theme.color.primary}; }
`;

/**
 * Shows two versions of one text side by side, and the choice between them; nothing is replaced without one (SEC-16).
 */
export function ConflictDialog({ title, body, mine, theirs, actions, onClose }: ConflictDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} size="lg" title={title} actions={actions}>
      <Stack gap="x3">
        <Text measure>{body}</Text>
        <Grid min="sm" gap="x3">
          <Version gap="x2" data-version="mine">
            <Heading level={3}>{mine.title}</Heading>
            {mine.content}
          </Version>
          <Version gap="x2">
            <Heading level={3}>{theirs.title}</Heading>
            {theirs.content}
          </Version>
        </Grid>
      </Stack>
    </Dialog>
  );
}
