import { applicationLimits } from '@sakina/platform/contract';
import { Text, TextField } from '@sakina/design-system';
import { useJoiningText } from '../messages/index.ts';
import { withReference } from '../model/application-form.ts';
import type { ReferenceRow } from '../model/application-form.ts';
import type { ApplicationStepProps } from './PersonStep.tsx';
import { Rows } from './Rows.tsx';

/** The applicant's references. */
export function ReferencesStep({ application: { form, change, messageOf } }: ApplicationStepProps) {
  const t = useJoiningText();
  const update = (key: number, changes: Partial<ReferenceRow>) =>
    change(({ references }) => ({
      references: references.map((row) => (row.key === key ? { ...row, ...changes } : row)),
    }));
  return (
    <>
      <Text measure>{t('apply.references.lead')}</Text>
      <Rows
        kind="reference"
        rows={form.references}
        limit={applicationLimits.references}
        problem={messageOf('references')}
        onAdd={() => change(({ references }) => ({ references: withReference(references) }))}
        onRemove={({ key }) =>
          change(({ references }) => ({ references: references.filter((row) => row.key !== key) }))
        }
        onRestore={(row, at) => change(({ references }) => ({ references: references.toSpliced(at, 0, row) }))}
      >
        {({ key, ...row }) =>
          (['name', 'relation', 'email'] as const).map((field) => (
            <TextField
              key={field}
              name={`reference-${key}-${field}`}
              type={field === 'email' ? 'email' : 'text'}
              // Another person's data: the browser must not offer the applicant's own.
              autoComplete="off"
              label={t(`apply.reference.${field}`)}
              isRequired
              value={row[field]}
              onChange={(next) => update(key, { [field]: next })}
              errorMessage={messageOf(`reference-${key}-${field}`)}
            />
          ))
        }
      </Rows>
    </>
  );
}
