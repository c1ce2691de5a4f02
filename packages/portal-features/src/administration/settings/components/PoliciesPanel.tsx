import { Button, Checkbox, Form, FormActions, Grid, NumberField, SubmitButton, useToast } from '@sakina/design-system';
import { own } from '@sakina/platform/domain';
import { useState } from 'react';
import { KeptNotice, useUnsaved } from '../../../shared/form/index.ts';
import { lazyPanel } from '../../../shared/index.ts';
import { Panel } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { limitsOf, policyProblems } from '../model/policy-limits.ts';
import type { NumberPolicy } from '../model/policy-limits.ts';
import { needsApproval, policyPaths, realChanges, valueAt } from '../model/setting-changes.ts';
import type { PolicyPath, SettingChange } from '../model/setting-changes.ts';
import type { SettingsProps } from './SettingsRead.tsx';

const ChangeDialog = lazyPanel(() => import('./ChangeDialog.tsx').then((m) => m.ChangeDialog));
const RetentionDialog = lazyPanel(() => import('./RetentionDialog.tsx').then((m) => m.RetentionDialog));

type Draft = Partial<Record<PolicyPath, number | boolean | null>>;
const ALLOWED = 'policies.recording.allowed';
/** Reads what was kept of the panel; a policy that is no more, or of another kind, is left out. */
const readDraft = (kept: unknown): Draft =>
  Object.fromEntries(
    policyPaths.flatMap((path) => {
      const value = own(kept, path);
      return typeof value === (path === ALLOWED ? 'boolean' : 'number') ? [[path, value]] : [];
    }),
  );
const isNumber = (path: PolicyPath): path is NumberPolicy => path !== ALLOWED;

/** The rules that hold for everyone; a change is a new version, looked at before it is saved. */
export function PoliciesPanel(props: SettingsProps) {
  const t = useAdminSettingsText();
  const toast = useToast();
  const { settings, mayChange } = props;
  const [draft, setDraft] = useState<Draft>({});
  const isTyped = Object.keys(draft).length > 0;
  const unsaved = useUnsaved<Draft>('policies', {
    value: isTyped ? draft : null,
    read: readDraft,
    restore: setDraft,
  });
  const [isChecked, setChecked] = useState(false);
  const [changes, setChanges] = useState<readonly SettingChange[] | null>(null);
  const valueOf = (path: PolicyPath) => {
    const typed = draft[path];
    return typed === undefined ? (valueAt(settings, path) as number | boolean) : typed;
  };
  const problems = isChecked ? policyProblems(valueOf) : [];
  const errors = problems.map((path) => ({ name: path, message: t('policies.range', limitsOf[path]) }));

  function reset() {
    setDraft({});
    setChecked(false);
    unsaved.forget();
  }
  function review() {
    setChecked(true);
    if (policyProblems(valueOf).length > 0) return;
    const wanted = policyPaths.flatMap((path) => {
      const value = valueOf(path);
      return value === null ? [] : [{ path, value }];
    });
    const real = realChanges(settings, wanted);
    if (real.length === 0) toast({ tone: 'info', title: t('policies.same') });
    else setChanges(real);
  }
  const Question = changes && needsApproval(settings, changes) ? RetentionDialog : ChangeDialog;
  return (
    <Panel title={t('policies.title')} lead={t('policies.lead')}>
      <Form onSubmit={review} errors={errors} errorFocus="field" headingLevel={3}>
        <KeptNotice {...unsaved} onDiscard={reset} />
        <Grid min="md" gap="x2">
          {policyPaths.filter(isNumber).map((path) => (
            <NumberField
              key={path}
              name={path}
              label={t(`setting.${path}`)}
              unit={t(`unit.${limitsOf[path].unit}`)}
              isRequired
              isDisabled={!mayChange}
              value={valueOf(path) as number | null}
              onChange={(value) => setDraft({ ...draft, [path]: value })}
              errorMessage={errors.find(({ name }) => name === path)?.message}
            />
          ))}
        </Grid>
        <Checkbox
          isDisabled={!mayChange}
          value={valueOf(ALLOWED) === true}
          onChange={(value) => setDraft({ ...draft, [ALLOWED]: value })}
        >
          {t(`setting.${ALLOWED}`)}
        </Checkbox>
        {mayChange && (
          <FormActions>
            {isTyped && (
              <Button variant="quiet" onPress={reset}>
                {t('policies.reset')}
              </Button>
            )}
            <SubmitButton>{t('policies.review')}</SubmitButton>
          </FormActions>
        )}
      </Form>
      {changes && (
        <Question
          {...props}
          changes={changes}
          title={t('policies.changeTitle')}
          onClose={(isSaved) => {
            setChanges(null);
            if (isSaved) reset();
          }}
        />
      )}
    </Panel>
  );
}
