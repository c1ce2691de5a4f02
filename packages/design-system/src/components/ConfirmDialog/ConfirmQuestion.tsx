import { useState } from 'react';
import type { ReactNode } from 'react';
import { isSubmitKey } from '../../foundations/keys/is-submit-key.ts';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { DialogWindow } from '../Dialog/DialogWindow.tsx';
import { Stack } from '../Layout/index.ts';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useConfirmDialogText } from './messages/index.ts';
import { matchesWord } from './matches-word.ts';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with `false` when the reader takes the safe way out, by button or by Escape. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, with the thing’s name in it: 'Delete the note of 24 November?' */
  title: string;
  /** What will happen, what will not, and whether it can be undone. */
  children: ReactNode;
  /** What the button does, as a verb: 'Delete the note'. */
  confirmLabel: string;
  /** Called when it is confirmed; the owner does it, and closes the dialog when it is done. */
  onConfirm: () => void;
  /**
   * The safe way out, in words.
   * @default 'Keep', in the reader’s language
   */
  cancelLabel?: string;
  /**
   * A word that has to be typed first, for what cannot be undone. Capitals and spaces around do not matter, pasting is
   * fine.
   */
  word?: string;
  /**
   * `danger` for what takes something away.
   * @default 'danger'
   */
  tone?: 'primary' | 'danger';
  /**
   * It is being done: nothing can be pressed twice, and it stays open until the owner closes it.
   * @default false
   */
  isBusy?: boolean;
  /** Why it did not work, and what is safe. It can be tried again. */
  failure?: string | undefined;
}

/** The content of ConfirmDialog, loaded with its first opening or when the page is idle. */
export function ConfirmQuestion({ isOpen, onOpenChange, ...rest }: ConfirmDialogProps) {
  const close = (next: boolean) => {
    if (!rest.isBusy) onOpenChange(next);
  };
  // Remounted for each question, so that a word typed to confirm one thing never carries over to the next.
  return isOpen ? <Question {...rest} onOpenChange={close} /> : null;
}

function Question({
  onOpenChange,
  title,
  children,
  confirmLabel,
  onConfirm,
  cancelLabel,
  word = '',
  tone = 'danger',
  isBusy = false,
  failure,
}: Omit<ConfirmDialogProps, 'isOpen'>) {
  const t = useConfirmDialogText();
  const { locale } = useLocale();
  const [typed, setTyped] = useState('');
  const [wasRefused, setRefused] = useState(false);
  const isMatched = word === '' || matchesWord(typed, word, locale);

  function confirm() {
    if (isBusy) return;
    setRefused(!isMatched);
    if (isMatched) onConfirm();
  }
  return (
    <DialogWindow
      isOpen
      onOpenChange={onOpenChange}
      role="alertdialog"
      size="sm"
      title={title}
      actions={
        <>
          <Button autoFocus variant="secondary" isDisabled={isBusy} onPress={() => onOpenChange(false)}>
            {cancelLabel ?? t('keep')}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'action'} isPending={isBusy} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        <div>{children}</div>
        {word !== '' && (
          <TextField
            label={t('typeWord', { word })}
            isRequired
            value={typed}
            onChange={setTyped}
            onKeyDown={(event) => {
              if (isSubmitKey(event)) confirm();
            }}
            isReadOnly={isBusy}
            autoComplete="off"
            spellCheck="false"
            errorMessage={wasRefused && !isMatched ? t('notYet', { word }) : undefined}
          />
        )}
        {failure && (
          <Banner tone="danger" urgency="assertive" title={t('failed')}>
            {failure}
          </Banner>
        )}
        <VisuallyHidden role="status">{isBusy ? t('working') : ''}</VisuallyHidden>
      </Stack>
    </DialogWindow>
  );
}
