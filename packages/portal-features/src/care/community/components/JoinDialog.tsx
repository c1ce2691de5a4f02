import { Button, Checkbox, Dialog, Stack, Text, TextArea, TextField, useToast } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { communityLimits, setMembership } from '@sakina/platform/contract';
import type { Circle } from '@sakina/platform/contract';
import { useRef, useState } from 'react';
import { HelpBeside } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { problemOf } from '../model/writing.ts';
import { Guidelines } from './Guidelines.tsx';
import { Problem } from './Problem.tsx';
import { useKeptText } from '../../../shared/form/index.ts';

export interface JoinDialogProps {
  /** The circle that it is about. */
  circle: Circle;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when the person is in, or has asked to be let in. */
  onJoined: () => void;
}

/** The longest name that a member can go by, in characters. */
const NAME_LIMIT = 40;

/**
 * Shows how people treat each other in a circle, asks whether the person agrees and by which name they want to go, and
 * joins.
 */
export function JoinDialog({ circle, onClose, onJoined }: JoinDialogProps) {
  const t = useInsideText();
  const toast = useToast();
  const join = useAction(setMembership);
  const words = useKeptText(`community:join:${circle.id}`);
  const [name, setName] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [belongs, setBelongs] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const agreesField = useRef<HTMLInputElement>(null);
  const belongsField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const wordsField = useRef<HTMLTextAreaElement>(null);
  const { kind } = circle;
  const isAmongOne = kind === 'WOMEN_ONLY' || kind === 'MEN_ONLY';
  const wrong = {
    agrees: !agrees,
    belongs: isAmongOne && !belongs,
    name: problemOf(name, NAME_LIMIT, false) !== null,
    words: kind !== 'OPEN' && problemOf(words.text, communityLimits.words, false) !== null,
  };
  const say = (isWrong: boolean, message: string) => (isChecked && isWrong ? message : undefined);

  async function send() {
    setChecked(true);
    const first = (['agrees', 'belongs', 'name', 'words'] as const).find((name) => wrong[name]);
    if (first !== undefined) {
      const fields = { agrees: agreesField, belongs: belongsField, name: nameField, words: wordsField };
      fields[first].current?.focus();
      return;
    }
    const reason = words.text.trim();
    try {
      const { membership } = await join.run({
        params: { id: circle.id },
        body: {
          isMember: true,
          agreesToGuidelines: true,
          ...(isAmongOne && { belongs }),
          ...(name.trim() !== '' && { displayName: name.trim() }),
          ...(kind !== 'OPEN' && reason !== '' && { words: reason }),
        },
      });
      toast(
        membership?.state === 'PENDING'
          ? { tone: 'success', title: t('join.asked'), description: t('join.askedBody') }
          : { tone: 'success', title: t('join.done', { name: circle.name }) },
      );
      words.clear();
      onClose();
      onJoined();
    } catch (error) {
      // Told of in the dialog, which stays with what was typed.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      title={t('join.title', { name: circle.name })}
      isDismissable={false}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={join.isRunning} onPress={() => void send()}>
            {t(kind === 'OPEN' ? 'join.confirm' : 'join.confirmAsk')}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        <Problem error={join.error} />
        <Stack gap="x1">
          <Text weight="strong">{t('guidelines.title')}</Text>
          <Guidelines circle={circle} />
        </Stack>
        <Checkbox
          ref={agreesField}
          isRequired
          value={agrees}
          onChange={setAgrees}
          errorMessage={say(wrong.agrees, t('join.agreeMissing'))}
        >
          {t('join.agree')}
        </Checkbox>
        {isAmongOne && (
          <Checkbox
            ref={belongsField}
            isRequired
            value={belongs}
            onChange={setBelongs}
            errorMessage={say(wrong.belongs, t(`join.belongsMissing.${kind}`))}
          >
            {t(`join.belongs.${kind}`)}
          </Checkbox>
        )}
        <TextField
          ref={nameField}
          label={t('join.name')}
          description={t('join.nameHelp')}
          value={name}
          onChange={setName}
          autoComplete="off"
          errorMessage={say(wrong.name, t('join.nameTooLong', { limit: NAME_LIMIT }))}
        />
        {kind !== 'OPEN' && (
          <>
            <TextArea
              ref={wordsField}
              label={t('join.words')}
              description={t('join.wordsHelp')}
              rows={3}
              maxLength={communityLimits.words}
              value={words.text}
              onChange={words.set}
              errorMessage={say(wrong.words, t('problem.tooLong', { limit: communityLimits.words }))}
            />
            <HelpBeside text={words.text} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
