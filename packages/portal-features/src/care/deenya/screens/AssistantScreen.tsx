import {
  Banner,
  Button,
  ButtonLink,
  Container,
  Form,
  FormActions,
  Inline,
  PageHeader,
  Section,
  Stack,
  SubmitButton,
  Text,
  TextArea,
} from '@sakina/design-system';
import { companionLimits } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useRef } from 'react';
import { ErrorNotice, HelpBeside } from '../../../shared/index.ts';
import { CrisisHelp } from '../components/CrisisHelp.tsx';
import { TalkTurn } from '../components/TalkTurn.tsx';
import { useTalk } from '../components/use-talk.ts';
import { useAssistantText } from '../messages/assistant/index.ts';
import { deenyaPath } from '../model/place.ts';

/** The assistant, under its flag alone (FRAME-8): software that says so in every turn, and leads to people. */
export function AssistantScreen() {
  const t = useAssistantText();
  const { talk, typed, isCrisis, problem, error, say, setTyped, forget } = useTalk();
  const field = useRef<HTMLTextAreaElement>(null);
  const message = problem === null ? undefined : t(`wrong.${problem}`);

  function startAnew() {
    forget();
    // The button goes with the talk.
    field.current?.focus();
  }
  return (
    <Container pad="page" width="text">
      <PageHeader title={t('title')} back={{ href: deenyaPath({ view: 'home' }), label: t('back') }} />
      <Stack gap="x4">
        <CrisisHelp isShown={isCrisis} store="notKept" />
        <Banner urgency="none" title={t('what.title')}>
          {t('what.body')}
        </Banner>
        {/* Beside the help the talk is not read aloud: the help is said first, and alone. */}
        <div role="log" aria-label={t('talk')} aria-live={isCrisis ? 'off' : 'polite'}>
          {talk.length > 0 && (
            <Stack as="ol" gap="none">
              {talk.map((said, index) => (
                <TalkTurn key={index} said={said} />
              ))}
            </Stack>
          )}
        </div>
        <Form onSubmit={say} errors={message === undefined ? [] : [{ name: 'said', message }]} errorFocus="field">
          <ErrorNotice error={error} />
          <TextArea
            ref={field}
            name="said"
            isRequired
            label={t(talk.length === 0 ? 'first' : 'next')}
            description={t('help')}
            rows={3}
            maxLength={companionLimits.turn}
            value={typed}
            onChange={setTyped}
            errorMessage={message}
          />
          <HelpBeside titleLevel={2} text={typed} isShownElsewhere={isCrisis} />
          <FormActions isSticky>
            {talk.length > 0 && (
              <Button variant="quiet" onPress={startAnew}>
                {t('forget')}
              </Button>
            )}
            <SubmitButton>{t('send')}</SubmitButton>
          </FormActions>
        </Form>
        <Section title={t('people.title')} headingSize="lg">
          <Text measure>{t('people.body')}</Text>
          <Inline>
            <ButtonLink variant="secondary" href={paths.dashboard({ view: 'messages' })}>
              {t('people.write')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={paths.findTherapist()}>
              {t('people.find')}
            </ButtonLink>
          </Inline>
        </Section>
      </Stack>
    </Container>
  );
}
