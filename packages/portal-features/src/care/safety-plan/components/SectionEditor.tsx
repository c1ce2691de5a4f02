import { safetyPlanLimits } from '@sakina/platform/contract';
import { Button, Form, Stack, Text, VisuallyHidden, theme } from '@sakina/design-system';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ErrorNotice, HelpBeside } from '../../../shared/index.ts';
import { usePlanText } from '../messages/index.ts';
import { blankRow, longestIn, moveRow, problemsIn, rowAfterRemoval } from '../model/rows.ts';
import type { PlanRow } from '../model/rows.ts';
import type { Edit } from '../model/kept-edit.ts';
import { EditActions } from './EditActions.tsx';
import { RowActions } from './RowActions.tsx';
import { fieldName, RowFields } from './RowFields.tsx';
import type { PlanEditor } from './use-plan-editor.ts';

export interface SectionEditorProps {
  /** What writes the plan. */
  editor: PlanEditor;
  /** What is being written. */
  edit: Edit;
  /** Whether the first field takes the focus; not where the heading above it does. */
  takesFocus: boolean;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space.x1};
  @media (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    & > :first-child { inline-size: 100%; }
  }
`;

/** Writes the lines of one section: added, moved and taken away by pointer or keyboard, sent when they are saved. */
export function SectionEditor({ editor, edit, takesFocus }: SectionEditorProps) {
  const t = usePlanText();
  const { section, rows } = edit;
  const [isChecked, setChecked] = useState(false);
  const [news, setNews] = useState('');
  const [moved, setMoved] = useState<{ id: string; times: number; by: number }>();
  const [focused, setFocused] = useState({ id: rows[0]?.id, times: takesFocus ? 1 : 0 });
  const add = useRef<HTMLButtonElement>(null);

  const nameOf = (index: number) => t(`${section}.row`, { n: index + 1 });
  const problems = isChecked ? problemsIn(section, rows) : [];
  const errors = problems.map(({ id, field, kind }) => ({
    name: fieldName(id, field),
    message: t(`problem.${kind}`, { most: longestIn(section) }),
  }));

  const focus = (id: string) => setFocused(({ times }) => ({ id, times: times + 1 }));

  function append() {
    const row = blankRow(editor.newRowId());
    focus(row.id);
    editor.change([...rows, row]);
  }
  function move(row: PlanRow, by: number) {
    const next = moveRow(rows, row.id, by);
    setMoved((last) => ({ id: row.id, by, times: (last?.times ?? 0) + 1 }));
    setNews(t('row.moved', { place: next.indexOf(row) + 1, count: next.length }));
    editor.change(next);
  }
  function remove(row: PlanRow) {
    const next = rowAfterRemoval(rows, row.id);
    setNews(t('row.removed', { name: nameOf(rows.indexOf(row)) }));
    if (next !== undefined) focus(next);
    editor.change(rows.filter((other) => other !== row));
    if (next === undefined) queueMicrotask(() => add.current?.focus());
  }
  async function submit() {
    setChecked(true);
    if (problemsIn(section, rows).length === 0) await editor.save();
  }
  async function saveAndStop() {
    setChecked(true);
    if (problemsIn(section, rows).length === 0) await editor.saveAndStop();
  }
  return (
    <Form onSubmit={submit} errors={errors} headingLevel={3} data-print="hide" aria-label={t(`${section}.title`)}>
      <ErrorNotice error={editor.error} />
      <Stack as="ul" gap="x2">
        {rows.map((row, index) => (
          <Row key={row.id}>
            <RowFields
              section={section}
              row={row}
              name={nameOf(index)}
              problems={problems.filter(({ id }) => id === row.id)}
              focusRequests={focused.id === row.id ? focused.times : 0}
              onChange={(next) => editor.change(rows.map((other) => (other.id === row.id ? next : other)))}
            />
            <RowActions
              name={nameOf(index)}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              moved={moved?.id === row.id ? moved : undefined}
              onMove={(by) => move(row, by)}
              onRemove={() => remove(row)}
            />
          </Row>
        ))}
      </Stack>
      <HelpBeside title={t('help.title')} text={rows.map(({ text }) => text).join('\n')} />
      {rows.length < safetyPlanLimits.lines ? (
        <div>
          <Button ref={add} variant="secondary" size="small" onPress={append}>
            {t(`${section}.add`)}
          </Button>
        </div>
      ) : (
        <Text tone="muted" size="sm">
          {t('row.full', { count: safetyPlanLimits.lines })}
        </Text>
      )}
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
      <EditActions editor={editor} edit={edit} onSaveAndStop={() => void saveAndStop()} />
    </Form>
  );
}
