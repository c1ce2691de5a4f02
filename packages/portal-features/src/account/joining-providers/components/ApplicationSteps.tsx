import { Banner, Button, Checkbox, FormReview, FormStepper, Stack, Text } from '@sakina/design-system';
import type { ProviderApplication } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { ErrorNotice, lazyPanel, usePreload } from '../../../shared/index.ts';
import { useJoiningText } from '../messages/index.ts';
import { applicationSteps } from '../model/application-problems.ts';
import { LoadingStep } from './LoadingStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { ReferencesStep } from './ReferencesStep.tsx';
import { useApplicationSections } from './use-application-sections.tsx';
import type { Application } from './use-application.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

// Steps whose fields open a list, a calendar or files are large: they load while the steps before them are filled in
// (FAST-1).
const LazyFieldsOfWork = lazyPanel(() => import('./FieldsOfWork.tsx').then((m) => m.FieldsOfWork));
const LazyPapersStep = lazyPanel(() => import('./PapersStep.tsx').then((m) => m.PapersStep));
const LazyDocumentsStep = lazyPanel(() => import('./DocumentsStep.tsx').then((m) => m.DocumentsStep));
const LATER_STEPS = [LazyFieldsOfWork, LazyPapersStep, LazyDocumentsStep];

export interface ApplicationStepsProps {
  /** The application being filled in. */
  application: Application;
  /** Its last saved version; undefined before the first step is saved. */
  saved: ProviderApplication | undefined;
  /** Called once it has been submitted. */
  onSubmitted: () => void;
  /** Called once it has been withdrawn. */
  onWithdrawn: () => void;
}

/** The application form in six steps; each is saved when the user leaves it. */
export function ApplicationSteps({ application, saved, onSubmitted, onWithdrawn }: ApplicationStepsProps) {
  const t = useJoiningText();
  const format = useFormat();
  const sections = useApplicationSections();
  usePreload(LATER_STEPS);
  const { form, documents, step, confirmed, change, messageOf } = application;
  const wish = saved?.status === 'NEEDS_CHANGES' ? saved.decisions.at(-1)?.note : null;

  async function finish() {
    if (await application.finish()) onSubmitted();
  }
  return (
    <Stack gap="x4">
      {wish && (
        <Banner tone="warning" urgency="none" title={t('apply.changes.title')}>
          <Stack gap="x1">
            <Text dir="auto">{wish}</Text>
            <Text>{t('apply.changes.body')}</Text>
          </Stack>
        </Banner>
      )}
      <Text size="sm" tone="muted">
        {saved
          ? t('apply.draft', {
              when: t('timeline.when', {
                date: format.dayInSentence(saved.updatedAt),
                time: format.time(saved.updatedAt),
              }),
            })
          : t('apply.draftNew')}
      </Text>
      <FormStepper
        label={t('apply.steps')}
        steps={applicationSteps.map((id) => ({ id, label: t(`apply.step.${id}`), heading: t(`apply.${id}.heading`) }))}
        current={step}
        onCurrentChange={application.go}
        onNext={application.next}
        onFinish={finish}
        errors={application.errors}
        finishLabel={t(saved?.status === 'NEEDS_CHANGES' ? 'apply.submitAgain' : 'apply.submit')}
      >
        {application.conflict === null ? (
          <ErrorNotice error={application.error} />
        ) : (
          <Conflict application={application} />
        )}
        {step === 'person' && <PersonStep application={application} />}
        {step === 'work' && (
          <LazyFieldsOfWork
            value={form}
            onChange={(changes) => change(() => changes)}
            messageOf={messageOf}
            loading={<LoadingStep />}
          />
        )}
        {step === 'papers' && <LazyPapersStep application={application} loading={<LoadingStep />} />}
        {step === 'references' && <ReferencesStep application={application} />}
        {step === 'documents' && <LazyDocumentsStep application={application} loading={<LoadingStep />} />}
        {step === 'review' && (
          <>
            <FormReview sections={sections(form, documents)} />
            <Stack gap="x1">
              <Checkbox
                name="truthful"
                isRequired
                value={confirmed.truthful}
                onChange={(truthful) => application.confirm({ truthful })}
                errorMessage={messageOf('truthful')}
              >
                {t('apply.confirm.truthful')}
              </Checkbox>
              <Checkbox
                name="contact"
                isRequired
                value={confirmed.contact}
                onChange={(contact) => application.confirm({ contact })}
                errorMessage={messageOf('contact')}
              >
                {t('apply.confirm.contact')}
              </Checkbox>
            </Stack>
          </>
        )}
      </FormStepper>
      {saved && <WithdrawButton applicationId={saved.id} onWithdrawn={onWithdrawn} />}
    </Stack>
  );
}

/** Two windows changed the same application: the user chooses which version to keep. */
function Conflict({ application }: { application: Application }) {
  const t = useJoiningText();
  return (
    <Banner
      tone="warning"
      urgency="assertive"
      title={t('apply.saving.conflict.title')}
      actions={
        <>
          <Button size="small" variant="secondary" onPress={() => void application.takeTheirs()}>
            {t('apply.saving.conflict.theirs')}
          </Button>
          <Button size="small" variant="secondary" onPress={() => void application.takeMine()}>
            {t('apply.saving.conflict.mine')}
          </Button>
        </>
      }
    >
      {t('apply.saving.conflict.body')}
    </Banner>
  );
}
