import { Form, lazyPart, Split, Stack, useToast } from '@sakina/design-system';
import type { ProviderAccount } from '@sakina/platform/contract';
import { Suspense, useRef } from 'react';
import { SaveBar } from '../../shared/save-bar/SaveBar.tsx';
import { KeptNotice } from '../../../shared/form/index.ts';
import { ErrorNotice, lazyPanel } from '../../../shared/index.ts';
import { useOwnPageText } from '../messages/index.ts';
import { PayPart } from './PayPart.tsx';
import { ServicesPart } from './ServicesPart.tsx';
import { usePageEditor } from './use-page-editor.ts';
import { WordsPart } from './WordsPart.tsx';
import { WorkPart } from './WorkPart.tsx';

const Preview = lazyPanel(() => import('./PagePreview.tsx').then((m) => m.PagePreview));
const PageConflict = lazyPart(() => import('./PageConflict.tsx').then((m) => m.PageConflict));

/** The public page as one form beside its preview. */
export function PageEditor({ account }: { account: ProviderAccount }) {
  const t = useOwnPageText();
  const toast = useToast();
  const saveButton = useRef<HTMLButtonElement>(null);
  const editor = usePageEditor(account, () => toast({ title: t('saved'), tone: 'success' }));
  const { form, change, isDirty, errors, conflict } = editor;
  const part = {
    form,
    onChange: change,
    messageAt: (name: string) => errors.find((error) => error.name === name)?.message,
  };

  function discard() {
    editor.discard();
    saveButton.current?.focus();
  }
  function submit() {
    if (isDirty) return editor.submit();
    toast({ title: t('unchanged') });
    return undefined;
  }
  return (
    <>
      <KeptNotice {...editor.unsaved} onDiscard={discard} />
      <Split position="end" sideWidth="wide" side={<Preview form={form} account={account} />}>
        <Form onSubmit={submit} errors={errors} errorFocus="field">
          <Stack gap="x5">
            <WordsPart {...part} />
            <WorkPart {...part} />
            <ServicesPart {...part} />
            <PayPart {...part} />
            <ErrorNotice error={editor.error} />
            <SaveBar
              isDirty={isDirty}
              saveLabel={t('save')}
              saveRef={saveButton}
              isSaving={editor.isRunning}
              onDiscard={discard}
            />
          </Stack>
        </Form>
      </Split>
      {conflict && (
        <Suspense fallback={null}>
          <PageConflict conflict={conflict} onResolve={editor.resolve} onClose={editor.closeConflict} />
        </Suspense>
      )}
    </>
  );
}
