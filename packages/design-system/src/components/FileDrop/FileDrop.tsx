import { useId, useRef } from 'react';
import type { ClipboardEvent, ReactNode } from 'react';
import { useDesignSystemText } from '../../messages/index.ts';
import { Button } from '../Button/index.ts';
import { ControlErrorText } from '../Form/FieldParts.tsx';
import type { FieldProps } from '../Form/field-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Help, LabelText, List, Root, Undo } from './FileDrop.styles.ts';
import { FileLine } from './FileLine.tsx';
import { FileZone } from './FileZone.tsx';
import type { FileKind } from './file-kinds.ts';
import type { UploadedFile } from './file-rows.ts';
import { useFileWords } from './file-words.ts';
import { useFileText } from './messages/index.ts';
import { useUploads } from './use-uploads.ts';
import type { Upload } from './use-uploads.ts';

export interface FileDropProps extends FieldProps {
  /** Uploads one file; reports progress and stops when its signal aborts. */
  onUpload: Upload;
  /** Called with all files that have been uploaded and not removed. */
  onChange?: (files: UploadedFile[]) => void;
  /** Files that were sent before; the list starts with them. */
  defaultValue?: readonly UploadedFile[];
  /** The accepted kinds; left out, all are. The content is checked, not only the name. */
  kinds?: readonly FileKind[];
  /** How large a file may be, in bytes. */
  maxSize?: number;
  /**
   * How many files can be sent.
   * @default 10
   */
  limit?: number;
  /**
   * Whether phones offer their camera beside the files.
   * @default false
   */
  hasCamera?: boolean;
  /**
   * Whether nothing can be added or taken out now.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether files stay in the list once they have been uploaded. Leave it off where the page lists them itself.
   * @default true
   */
  listsSent?: boolean;
  /** The name of the field, by which a summary of errors finds it. */
  name?: string;
  /** Something beside the buttons, such as where the files can be found. */
  children?: ReactNode;
}

const NONE: readonly UploadedFile[] = [];

/** Takes files that are dropped, chosen, pasted or photographed, checks them, and uploads them one by one. */
export function FileDrop({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  onUpload,
  onChange,
  defaultValue = NONE,
  kinds,
  maxSize,
  limit = 10,
  hasCamera = false,
  isDisabled = false,
  listsSent = true,
  name,
  children,
}: FileDropProps) {
  const t = useFileText();
  const own = useDesignSystemText();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const choose = () => root.current?.querySelector<HTMLElement>('[data-choose] button');
  const uploads = useUploads({
    defaultValue,
    limit,
    onUpload,
    onChange,
    kinds,
    maxSize,
    ...(!listsSent && { onLeave: keepFocus }),
  });
  const words = useFileWords({ kinds, maxSize, limit });
  const isOne = limit === 1;

  /** Moves focus when a row that has it disappears after its upload. */
  function keepFocus(key: string) {
    if (root.current?.querySelector(`[data-row="${CSS.escape(key)}"]`)?.contains(document.activeElement))
      choose()?.focus();
  }
  function paste(event: ClipboardEvent) {
    const { files } = event.clipboardData;
    if (files.length === 0 || isDisabled) return;
    // Paste works anywhere in the field; stopped here so that React Aria's outer listener does not handle it a second
    // time.
    event.preventDefault();
    event.stopPropagation();
    void uploads.add([...files]);
  }
  function remove(row: Parameters<typeof uploads.remove>[0]) {
    uploads.remove(row);
    // The row disappears with its button, so focus moves to the undo button.
    queueMicrotask(() => root.current?.querySelector<HTMLElement>('[data-undo] button')?.focus());
  }
  function restore() {
    uploads.restore();
    queueMicrotask(() => choose()?.focus());
  }
  return (
    <Root
      ref={root}
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}help${errorMessage ? ` ${id}error` : ''}`}
      data-field={name}
      onPaste={paste}
    >
      <LabelText id={`${id}label`}>
        {label}
        {hasOptionalMark && !isRequired && <span> {own('optionalMark')}</span>}
      </LabelText>
      {description && <Help>{description}</Help>}
      <FileZone
        ids={{ label: `${id}label`, help: `${id}help` }}
        isOne={isOne}
        isDisabled={isDisabled}
        isWrong={Boolean(errorMessage)}
        kinds={kinds}
        hasCamera={hasCamera}
        rulesText={words.rulesText}
        onFiles={(files) => void uploads.add(files)}
      >
        {children}
      </FileZone>
      <List aria-label={t('files', { label })}>
        {uploads.rows.map((row) => (
          <FileLine
            key={row.key}
            row={row}
            state={words.stateOf(row)}
            size={words.size(row.size)}
            isFixed={isDisabled}
            onRemove={() => remove(row)}
            onRetry={() => void (row.state === 'failed' && uploads.retry(row.key, row.file))}
          />
        ))}
      </List>
      {uploads.removed && (
        <Undo data-undo>
          <p>{t('removed', { name: uploads.removed.name })}</p>
          <Button variant="quiet" size="small" onPress={restore}>
            {t('undo')}
          </Button>
        </Undo>
      )}
      <VisuallyHidden>
        <output>{words.say(uploads.news)}</output>
      </VisuallyHidden>
      <ControlErrorText id={`${id}error`} message={errorMessage} />
    </Root>
  );
}
