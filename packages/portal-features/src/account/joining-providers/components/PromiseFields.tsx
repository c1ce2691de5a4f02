import { Checkbox, Heading, Link, Stack, Text } from '@sakina/design-system';
import type { ProviderKind } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { Bulleted } from '../../../shared/index.ts';
import { useJoiningText } from '../messages/index.ts';
import type { Promises } from '../model/joining-problems.ts';

export interface PromiseFieldsProps {
  /** The kind of provider; mentors also accept supervision. */
  kind: ProviderKind;
  promises: Promises;
  /** Called with the changes. */
  onChange: (changes: Partial<Promises>) => void;
  /** The problem of a field, if it is shown. */
  messageOf: (name: string) => string | undefined;
}

/** The code of conduct in plain words, and the promises given on submit. */
export function PromiseFields({ kind, promises, onChange, messageOf }: PromiseFieldsProps) {
  const t = useJoiningText();
  return (
    <>
      <Stack gap="x1">
        <Heading level={3} size="lg">
          {t('conduct.title')}
        </Heading>
        <Bulleted items={[t('conduct.confidence'), t('conduct.dignity'), t('conduct.limits'), t('conduct.bounds')]} />
        <Text size="sm">
          <Link href={paths.terms()} isExternal>
            {t('promise.terms')}
          </Link>
        </Text>
      </Stack>
      <Stack gap="x1" role="group" aria-labelledby="joining-promises">
        <Text id="joining-promises" size="sm" font="control" weight="strong">
          {t('promise.label')}
        </Text>
        <Checkbox
          name="truthful"
          isRequired
          value={promises.truthful}
          onChange={(truthful) => onChange({ truthful })}
          errorMessage={messageOf('truthful')}
        >
          {t('promise.truthful')}
        </Checkbox>
        <Checkbox
          name="conduct"
          isRequired
          value={promises.conduct}
          onChange={(conduct) => onChange({ conduct })}
          errorMessage={messageOf('conduct')}
        >
          {t('promise.conduct')}
        </Checkbox>
        {kind === 'MENTOR' && (
          <Checkbox
            name="supervision"
            isRequired
            value={promises.supervision}
            onChange={(supervision) => onChange({ supervision })}
            errorMessage={messageOf('supervision')}
          >
            {t('promise.supervision')}
          </Checkbox>
        )}
      </Stack>
    </>
  );
}
