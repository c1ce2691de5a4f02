import { SideSheet } from '@sakina/design-system';
import { PanelBoundary } from '../../shared/PanelBoundary.tsx';
import { RecordView } from '../../shared/record/index.ts';
import type { RecordViewProps } from '../../shared/record/index.ts';

export interface RecordSheetProps<T> extends RecordViewProps<T> {
  /** Id of the record. Another record begins anew. */
  id: string;
  /** What is shown: the record’s name, once it has been read. */
  title: string;
  /** Called when it is to close. */
  onClose: () => void;
}

/** One record beside its list, in parts named by `Facts`. A crash inside leaves the list standing. */
export function RecordSheet<T>({ id, title, onClose, ...record }: RecordSheetProps<T>) {
  return (
    <SideSheet isOpen onOpenChange={onClose} title={title}>
      <PanelBoundary key={id}>
        <RecordView {...record} />
      </PanelBoundary>
    </SideSheet>
  );
}
