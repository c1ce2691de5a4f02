import type { DropItem, FileDropItem } from 'react-aria-components/useDragAndDrop';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { Upload as UploadIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Camera, Zone } from './FileDrop.styles.ts';
import { acceptOf } from './file-kinds.ts';
import type { FileKind } from './file-kinds.ts';
import { useFileText } from './messages/index.ts';

interface FileZoneProps {
  /** Ids of the field's name and of its rules. */
  ids: { label: string; help: string };
  isOne: boolean;
  isDisabled: boolean;
  isWrong: boolean;
  kinds: readonly FileKind[] | undefined;
  hasCamera: boolean;
  /** What may be sent, in words. */
  rulesText: string;
  /** Called with what was dropped, chosen or photographed. */
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const isFile = (item: DropItem): item is FileDropItem => item.kind === 'file';

/** The drop zone, with buttons that do the same. */
export function FileZone({
  ids,
  isOne,
  isDisabled,
  isWrong,
  kinds,
  hasCamera,
  rulesText,
  onFiles,
  children,
}: FileZoneProps) {
  const t = useFileText();
  const accept = kinds ? { acceptedFileTypes: acceptOf(kinds) } : {};
  const take = (files: FileList | null) => onFiles([...(files ?? [])]);
  async function drop(items: readonly DropItem[]) {
    onFiles(await Promise.all(items.filter(isFile).map((item) => item.getFile())));
  }
  return (
    <Zone
      isDisabled={isDisabled}
      data-wrong={isWrong || undefined}
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => void drop(items)}
    >
      {({ isDropTarget }) => (
        <>
          <UploadIcon aria-hidden />
          <Text slot="label" data-drop>
            {isDropTarget ? t('dropNow') : t(isOne ? 'dropOne' : 'drop')}
          </Text>
          <span data-choose>
            <FileTrigger {...accept} allowsMultiple={!isOne} onSelect={take}>
              <Button variant="secondary" isDisabled={isDisabled} aria-describedby={`${ids.label} ${ids.help}`}>
                {t(isOne ? 'chooseOne' : 'choose')}
              </Button>
            </FileTrigger>
          </span>
          {hasCamera && (
            <Camera>
              <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={take}>
                <Button variant="quiet" isDisabled={isDisabled}>
                  {t('camera')}
                </Button>
              </FileTrigger>
            </Camera>
          )}
          {children}
          <span id={ids.help} data-rules>
            {rulesText}
          </span>
        </>
      )}
    </Zone>
  );
}
