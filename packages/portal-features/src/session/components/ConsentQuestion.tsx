import { Button, Inline, Section, Text } from '@sakina/design-system';
import { useUpdateParticipant } from '../api/use-update-participant.ts';
import { ErrorNotice } from '../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';

export interface ConsentQuestionProps {
  roomName: string;
  /** Who the caller is in the room, as entering it told them alone. */
  participantId: string;
  /** What they have said so far; null before they have. */
  said: boolean | null;
}

/** Asks whether the session may be recorded; the answer can be changed at any time, and a no stops it at once. */
export function ConsentQuestion({ roomName, participantId, said }: ConsentQuestionProps) {
  const t = useSessionText();
  const { run, isRunning, error } = useUpdateParticipant();

  async function answer(recordingConsent: boolean) {
    try {
      await run({ params: { roomName, participantId }, body: { recordingConsent } });
    } catch {
      // Shown from `error`.
    }
  }

  return (
    <Section title={t('consent.title')} headingSize="lg">
      <Text size="sm" tone="muted" measure>
        {said === null ? t('consent.body') : t(said ? 'consent.saidYes' : 'consent.saidNo')}
      </Text>
      <Inline gap="x1h">
        <Button
          variant={said === true ? 'primary' : 'secondary'}
          aria-pressed={said === true}
          isPending={isRunning}
          onPress={() => void answer(true)}
        >
          {t('consent.yes')}
        </Button>
        <Button
          variant={said === false ? 'primary' : 'secondary'}
          aria-pressed={said === false}
          isPending={isRunning}
          onPress={() => void answer(false)}
        >
          {t('consent.no')}
        </Button>
      </Inline>
      <ErrorNotice error={error} />
    </Section>
  );
}
