import { Button, Dialog, Grid, Heading, Stack, Text } from '@sakina/design-system';
import { usePlanText } from '../messages/index.ts';
import { entriesOf } from '../model/sections.ts';
import type { SectionKey } from '../model/sections.ts';
import { EntryList } from './EntryList.tsx';
import type { PlanConflict, PlanEditor } from './use-plan-editor.ts';

export interface ConflictDialogProps {
  /** What writes the plan. */
  editor: PlanEditor;
  /** Which section it belongs to. */
  section: SectionKey;
  /** The two versions. */
  conflict: PlanConflict;
}

/** Two versions of a section beside each other, and the choice between them (SEC-16). */
export function ConflictDialog({ editor, section, conflict }: ConflictDialogProps) {
  const t = usePlanText();
  return (
    <Dialog
      isOpen
      onOpenChange={editor.leaveConflict}
      size="lg"
      title={t('conflict.title', { section: t(`${section}.title`) })}
      actions={
        <>
          <Button variant="quiet" onPress={() => editor.resolve('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button variant="secondary" onPress={() => editor.resolve('mine')}>
            {t('conflict.mine')}
          </Button>
          <Button onPress={() => editor.resolve('both')}>{t('conflict.both')}</Button>
        </>
      }
    >
      <Stack gap="x3">
        <Text measure>{t('conflict.body')}</Text>
        <Grid min="sm" gap="x3">
          <Stack gap="x1">
            <Heading level={3}>{t('conflict.yours')}</Heading>
            <EntryList entries={conflict.mine} />
          </Stack>
          <Stack gap="x1">
            <Heading level={3}>{t('conflict.there')}</Heading>
            <EntryList entries={entriesOf(conflict.latest, section)} />
          </Stack>
        </Grid>
      </Stack>
    </Dialog>
  );
}
