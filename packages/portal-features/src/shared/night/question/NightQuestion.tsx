import { Banner, Checkbox, Stack } from '@sakina/design-system';
import { useNightQuestionText } from './messages/index.ts';
import type { Night } from './use-night.ts';

export interface NightQuestionProps {
  night: Night;
  /** For whom it is night; null for the reader. */
  name: string | null;
  /** Whether booking was tried without an answer. */
  wasTried: boolean;
}

/**
 * Asks before a session is booked at night, for whoever books: of their own clock or the other person’s. Nothing by
 * day.
 */
export function NightQuestion({ night, name, wasTried }: NightQuestionProps) {
  const t = useNightQuestionText();
  if (night.count === 0) return null;
  const of = name === null ? 'own' : 'theirs';
  const values = { name: name ?? '' };
  return (
    <Stack gap="x1">
      <Banner tone="warning" urgency="polite" title={t(`${of}.title`, values)}>
        {t(`${of}.body`, { count: night.count })}
      </Banner>
      <Checkbox
        name="night"
        isRequired
        value={night.isAccepted}
        onChange={night.accept}
        errorMessage={wasTried && night.isMissing ? t(`${of}.required`, values) : undefined}
      >
        {t(`${of}.accept`, values)}
      </Checkbox>
    </Stack>
  );
}
