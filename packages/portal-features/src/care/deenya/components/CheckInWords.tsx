import { Stack, Text } from '@sakina/design-system';
import type { CheckIn } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useDeenyaText } from '../messages/index.ts';
import { SCALE } from '../model/check-in.ts';

/** What was said of a day, in words. */
export function CheckInWords({ checkIn }: { checkIn: CheckIn }) {
  const t = useDeenyaText();
  const format = useFormat();
  const word = (scale: 'mood' | 'energy' | 'sleep', value: number | null) => {
    const step = SCALE.find((each) => each === value);
    return step === undefined ? [] : [t(`said.${scale}`, { word: t(`${scale}.${step}`) })];
  };
  const { feelings, tags, note } = checkIn;
  const lines = [
    [...word('mood', checkIn.mood), ...word('energy', checkIn.energy), ...word('sleep', checkIn.sleep)].join(' · '),
    feelings.length > 0 ? t('said.feelings', { list: format.list(feelings.map((id) => t(`feeling.${id}`))) }) : '',
    tags.length > 0 ? t('said.tags', { list: format.list(tags.map((id) => t(`tag.${id}`))) }) : '',
  ];
  return (
    <Stack gap="half">
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
      {note !== null && (
        <Text measure dir="auto">
          {note}
        </Text>
      )}
    </Stack>
  );
}
