import { useState } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { DialogWindow } from '../Dialog/DialogWindow.tsx';
import { Stack } from '../Layout/index.ts';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { useConfirmDialogText } from './messages/index.ts';
import { matchesWord } from './matches-word.ts';

/** What ConfirmDialog asks. */
export function ConfirmQuestion({ isOpen, onOpenChange, ...rest }: ConfirmDialogProps) {
  const close = (next: boolean) => {
    if (!rest.isBusy) onOpenChange(next);
  };
  // Mounted for each question anew, so that a word typed for one thing never stands there for the next.
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
          <Button variant={tone} isPending={isBusy} onPress={confirm}>
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
              if (event.key === 'Enter') confirm();
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
