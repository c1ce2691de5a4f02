import { Checkbox, Stack, Text, TextField, useToast } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { communityLimits, setMembership } from '@sakina/platform/contract';
import type { Circle } from '@sakina/platform/contract';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog, ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
import { HelpBeside } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { problemOf } from '../model/writing.ts';
import { Guidelines } from './Guidelines.tsx';
import { Problem } from './Problem.tsx';

export interface JoinDialogProps {
  /** The circle that it is about. */
  circle: Circle;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when the person is in, or has asked to be let in. */
  onJoined: () => void;
}

/**
 * Shows how people treat each other in a circle, asks whether the person agrees and by which name they want to go, and
 * joins.
 */
export function JoinDialog({ circle, onClose, onJoined }: JoinDialogProps) {
  const t = useInsideText();
  const toast = useToast();
  const join = useAction(setMembership);
  const form = useForm({ defaultValues: { agreesToGuidelines: false, belongs: false, displayName: '', words: '' } });
  const { control } = form;
  const kept = useKeptReason(form, 'words', `community:join:${circle.id}`);
  const typed = useWatch({ control, name: 'words' });
  const { kind } = circle;
  const isAmongOne = kind === 'WOMEN_ONLY' || kind === 'MEN_ONLY';
  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t('join.title', { name: circle.name })}
      confirmLabel={t(kind === 'OPEN' ? 'join.confirm' : 'join.confirmAsk')}
      cancelLabel={t('cancel')}
      error={join.error}
      problem={<Problem error={join.error} />}
      onClose={onClose}
      send={({ belongs, displayName, words }) =>
        join.run({
          params: { id: circle.id },
          body: {
            isMember: true,
            agreesToGuidelines: true,
            ...(isAmongOne && { belongs }),
            ...(displayName.trim() !== '' && { displayName: displayName.trim() }),
            ...(kind !== 'OPEN' && words.trim() !== '' && { words: words.trim() }),
          },
        })
      }
      onSent={({ membership }) => {
        toast(
          membership?.state === 'PENDING'
            ? { tone: 'success', title: t('join.asked'), description: t('join.askedBody') }
            : { tone: 'success', title: t('join.done', { name: circle.name }) },
        );
        onClose();
        onJoined();
      }}
    >
      <Stack gap="x1">
        <Text weight="strong">{t('guidelines.title')}</Text>
        <Guidelines circle={circle} />
      </Stack>
      <FormField control={control} name="agreesToGuidelines" rules={{ required: t('join.agreeMissing') }}>
        {(field) => (
          <Checkbox {...field} isRequired>
            {t('join.agree')}
          </Checkbox>
        )}
      </FormField>
      {isAmongOne && (
        <FormField control={control} name="belongs" rules={{ required: t(`join.belongsMissing.${kind}`) }}>
          {(field) => (
            <Checkbox {...field} isRequired>
              {t(`join.belongs.${kind}`)}
            </Checkbox>
          )}
        </FormField>
      )}
      <FormField
        control={control}
        name="displayName"
        rules={{
          validate: (name) =>
            problemOf(name, communityLimits.displayName, false) === null ||
            t('join.nameTooLong', { limit: communityLimits.displayName }),
        }}
      >
        {(field) => <TextField {...field} label={t('join.name')} description={t('join.nameHelp')} autoComplete="off" />}
      </FormField>
      {kind !== 'OPEN' && (
        <>
          <ReasonField
            form={form}
            name="words"
            kept={kept}
            label={t('join.words')}
            description={t('join.wordsHelp')}
            rows={3}
            most={communityLimits.words}
          />
          <HelpBeside text={typed} />
        </>
      )}
    </FormDialog>
  );
}
