import { Banner, Button, Checkbox, FormActions, Grid, Select, Stack, Switch, TextArea } from '@sakina/design-system';
import { scenarioNames, scenarioOf } from '@sakina/mocks';
import type { ScenarioName } from '@sakina/mocks';
import { fieldProblems } from '@sakina/platform/client';
import type { ExampleCaller } from '@sakina/platform/contract/examples';
import { requestOf } from '@sakina/platform/contract/examples';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useContractText } from '../messages/index.ts';
import { accountOfCaller, CALLERS, rehearsal, usualCaller } from '../model/callers.ts';
import { draftOf, valueOf } from '../model/draft.ts';
import type { Draft } from '../model/draft.ts';
import type { Entry } from '../model/entries.ts';
import { bodyText, readBodyText } from '../model/json-view.ts';
import type { Network } from '../model/make-fail.ts';
import { withoutProblems } from '../model/problems.ts';
import type { Problems } from '../model/problems.ts';
import { withWords } from '../model/words.ts';
import { readInput } from '../model/read-schema.ts';
import { scenarioNamed } from '../model/scenario.ts';
import { CallForm } from './CallForm.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { useRun } from './use-run.ts';

export interface RunPanelProps {
  entry: Entry;
  network: Network;
  /** What the server is like at first. */
  scenario: ScenarioName;
}

/** Runs a call: caller, input, scenario and outcome. The input is kept. */
export function RunPanel({ entry, network, scenario: firstScenario }: RunPanelProps) {
  const t = useContractText();
  const { operation, example, words } = entry;
  const [node] = useState(() => withWords(readInput(operation), words, ''));
  const [draft, setDraft] = useState<Draft>(() => draftOf(node, example?.input ?? {}));
  const [caller, setCaller] = useState<ExampleCaller>(() => usualCaller(operation, example));
  const [scenario, setScenario] = useState(firstScenario);
  const [problems, setProblems] = useState<Problems>({});
  const [repeatsKey, setRepeatsKey] = useState(false);
  const [jsonText, setJsonText] = useState<string | null>(null);
  const runner = useRun(network);

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setProblems({});
    const { result } = await runner.run({ operation, input: valueOf(node, draft), caller, scenario }, { repeatsKey });
    if ('error' in result) setProblems(fieldProblems(result.error));
  }

  function change(next: Draft, path: string) {
    setDraft(next);
    setProblems((before) => withoutProblems(before, path));
  }

  function type(text: string) {
    setJsonText(text);
    const typed = readBodyText(node, text, draft);
    if (typed) setDraft(typed);
  }

  async function prepare() {
    if (example) setDraft(draftOf(node, await requestOf(example, rehearsal)));
  }

  const isJson = jsonText !== null;
  return (
    <Stack gap="x3">
      <Grid min="sm">
        <Select
          label={t('run.caller')}
          value={caller}
          onChange={(id) => setCaller(id as ExampleCaller)}
          options={CALLERS.map((id) => ({ id, label: callerLabel(t(`caller.${id}`), id) }))}
          isRequired
        />
        <Select
          label={t('run.scenario')}
          value={scenario}
          onChange={(id) => setScenario(scenarioNamed(id))}
          options={scenarioNames.map((id) => ({ id, label: t(`scenario.${id}`) }))}
          {...(scenario !== 'default' &&
            scenarioOf(scenario, operation) === null && { description: t('run.scenario.unknown') })}
          isRequired
        />
      </Grid>
      {example?.prepare && (
        <Banner
          urgency="none"
          title={t('run.prepare.title')}
          actions={
            <Button variant="secondary" size="small" onPress={() => void prepare()}>
              {t('run.prepare.do')}
            </Button>
          }
        >
          {t('run.prepare.body')}
        </Banner>
      )}
      {!example && <Banner tone="warning" urgency="none" title={t('run.noExample')} />}
      <form onSubmit={(event) => void send(event)} noValidate aria-label={t('run.form')}>
        <Stack gap="x3">
          <Switch value={isJson} onChange={(isOn) => setJsonText(isOn ? bodyText(node, draft) : null)}>
            {t('run.asJson')}
          </Switch>
          {isJson ? (
            <TextArea
              label={t('run.json')}
              description={t('run.json.hint')}
              value={jsonText}
              onChange={type}
              rows={10}
              errorMessage={readBodyText(node, jsonText, draft) ? undefined : t('run.json.broken')}
              isRequired
            />
          ) : (
            <CallForm node={node} draft={draft} problems={problems} onChange={change} />
          )}
          {operation.idempotent && runner.count > 0 && (
            <Checkbox value={repeatsKey} onChange={setRepeatsKey} description={t('run.sameKey.hint')}>
              {t('run.sameKey')}
            </Checkbox>
          )}
          <FormActions>
            <Button type="submit" variant="action" isPending={runner.isRunning}>
              {t(runner.isRunning ? 'run.sending' : 'run.send')}
            </Button>
            {runner.isRunning && (
              <Button variant="secondary" onPress={runner.stop}>
                {t('run.stop')}
              </Button>
            )}
          </FormActions>
        </Stack>
      </form>
      {runner.outcome && <OutcomePanel key={runner.count} operation={operation} outcome={runner.outcome} />}
    </Stack>
  );
}

function callerLabel(role: string, caller: ExampleCaller): string {
  const account = accountOfCaller(caller);
  return account ? `${role}: ${account.name}` : role;
}
