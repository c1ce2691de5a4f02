import { useId, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { TextField } from '../TextField/index.ts';
import type { SavedViews } from './props.ts';
import type { SavedView } from './types.ts';
import type { DataTableModel } from './use-data-table.ts';

/** What is to be done to a view. */
export type ViewTask = { kind: 'save'; state: SavedView['state'] } | { kind: 'rename' | 'delete'; view: SavedView };

interface ViewDialogProps<Row> {
  table: DataTableModel<Row>;
  views: SavedViews;
  task: ViewTask | null;
  onClose: () => void;
}

/** Asks for a view’s name, or whether it may be deleted. */
export function ViewDialog<Row>({ table: { t, change }, views, task, onClose }: ViewDialogProps<Row>) {
  const form = useId();
  if (task?.kind === 'delete') {
    const remove = () => {
      views.onDelete(task.view.id);
      change({ view: null });
      onClose();
    };
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        role="alertdialog"
        size="sm"
        title={t('deleteViewTitle', { name: task.view.name })}
        actions={
          <>
            <Button variant="secondary" onPress={onClose}>
              {t('cancel')}
            </Button>
            <Button variant="danger" onPress={remove}>
              {t('delete')}
            </Button>
          </>
        }
      >
        <p>{t('deleteViewHelp')}</p>
      </Dialog>
    );
  }
  const done = (name: string) => {
    if (task?.kind === 'rename') views.onChange({ ...task.view, name });
    if (task?.kind === 'save') views.onSave(name, task.state);
    onClose();
  };
  return (
    <Dialog
      isOpen={task !== null}
      onOpenChange={onClose}
      size="sm"
      isDismissable={false}
      title={t(task?.kind === 'rename' ? 'renameViewTitle' : 'saveViewTitle')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="action" form={form}>
            {t('save')}
          </Button>
        </>
      }
    >
      {task && (
        <NameForm
          id={form}
          t={t}
          initial={task.kind === 'rename' ? task.view.name : ''}
          taken={views.list
            .filter((view) => task.kind !== 'rename' || view.id !== task.view.id)
            .map((view) => view.name)}
          onDone={done}
        />
      )}
    </Dialog>
  );
}

interface NameFormProps {
  id: string;
  t: DataTableModel<unknown>['t'];
  initial: string;
  taken: readonly string[];
  onDone: (name: string) => void;
}

function NameForm({ id, t, initial, taken, onDone }: NameFormProps) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const trimmed = name.trim();
    if (!trimmed) setProblem(t('viewNameNeeded'));
    else if (taken.includes(trimmed)) setProblem(t('viewNameTaken'));
    else onDone(trimmed);
  };
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        autoFocus
        label={t('viewName')}
        description={t('viewHelp')}
        isRequired
        maxLength={60}
        value={name}
        errorMessage={problem}
        onChange={(text) => {
          setName(text);
          setProblem(undefined);
        }}
      />
    </form>
  );
}
