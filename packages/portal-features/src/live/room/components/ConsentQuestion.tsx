import { Button, CheckboxGroup, Inline, Section, Text, theme, useLocale } from '@sakina/design-system';
import { answerRecordingConsent, withdrawRecordingConsent } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import { CONSENT_TEXT, extraScopes, scopesOfYes } from '../model/consent.ts';
import { ConsentHistory } from './ConsentHistory.tsx';
import { RoomRefusal } from './RoomRefusal.tsx';
import { SpokenStatus } from './Status.tsx';

export interface ConsentQuestionProps {
  /** Name of the room, as in its address. */
  roomName: string;
  /** Who the caller is in the room, as entering it told them alone. */
  participantId: string;
  /** What they have said so far; null before they have. */
  said: boolean | null;
  /**
   * Called once the first answer is given, with which the question goes to the panel; the focus has to go elsewhere.
   */
  onAnswered?: () => void;
}

/* Over the stage of a low window the question scrolls, and its two answers stay in sight below it. */
const Asked = styled.div`
  [data-part='over'] & [data-part='answers'] {
    position: sticky;
    inset-block-end: 0;
    margin-block: calc(-1 * ${theme.space.x1});
    padding-block: ${theme.space.x1};
    background: ${theme.color.surface};
  }
  /* What has the focus is not under the answers. */
  [data-part='over'] & input { scroll-margin-block-end: 5rem; }
`;

/**
 * Asks what may be recorded, of everyone and before anything is captured (CARE-10). Nothing is ticked beforehand, a no
 * is as large as a yes, and taking a yes back stops the recording with that press.
 */
export function ConsentQuestion({ roomName, participantId, said, onAnswered }: ConsentQuestionProps) {
  const t = useSessionText();
  const { locale } = useLocale();
  const answer = useAction(answerRecordingConsent);
  const withdraw = useAction(withdrawRecordingConsent);
  const [ticked, setTicked] = useState<string[]>([]);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const isRunning = answer.isRunning || withdraw.isRunning;

  async function say(isYes: boolean) {
    answer.reset();
    withdraw.reset();
    setWithdrawn(false);
    const language = locale.startsWith('ar') ? ('ar' as const) : ('en' as const);
    const given = { participantId, textVersion: CONSENT_TEXT, language };
    try {
      if (!isYes && said === true) {
        await withdraw.run({ params: { roomName }, body: { participantId } });
        setWithdrawn(true);
        // Whoever takes back a yes is asked again, with nothing ticked.
        setTicked([]);
      } else {
        await answer.run({ params: { roomName }, body: { ...given, scopes: isYes ? scopesOfYes(ticked) : [] } });
        if (said === null) onAnswered?.();
      }
    } catch {
      // Shown from the action's `error`.
    }
  }

  return (
    <Asked>
      <Section title={t('consent.title')} headingSize="lg">
        <Text size="sm" tone="muted" measure>
          {said === null ? t('consent.body') : t(said ? 'consent.saidYes' : 'consent.saidNo')}
        </Text>
        {said !== true && (
          <CheckboxGroup
            label={t('consent.more')}
            layout="grid"
            description={t('consent.more.description')}
            value={ticked}
            onChange={setTicked}
            options={extraScopes.map((scope) => ({ id: scope, label: t(`consent.scope.${scope}`) }))}
          />
        )}
        <Inline gap="x1h" data-part="answers">
          <Button
            variant={said === true ? 'primary' : 'secondary'}
            aria-pressed={said === true}
            isPending={isRunning}
            onPress={() => void say(true)}
          >
            {t('consent.yes')}
          </Button>
          <Button
            variant={said === false ? 'primary' : 'secondary'}
            aria-pressed={said === false}
            isPending={isRunning}
            onPress={() => void say(false)}
          >
            {t('consent.no')}
          </Button>
        </Inline>
        <SpokenStatus>{isWithdrawn ? t('recording.stopped.byYou') : ''}</SpokenStatus>
        <RoomRefusal error={answer.error ?? withdraw.error} />
        {said !== null && <ConsentHistory roomName={roomName} participantId={participantId} />}
      </Section>
    </Asked>
  );
}
