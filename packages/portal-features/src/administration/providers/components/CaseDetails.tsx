import { Button, CheckboxGroup, Grid, Inline, KeyValueList, Link, Stack, Text } from '@sakina/design-system';
import type { CredentialCase, CredentialDecision } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useState } from 'react';
import { lazyPanel, useSharedText } from '../../../shared/index.ts';
import { Facts, useMayDo, usePlaceTime, useWait } from '../../shared/index.ts';
import { useAdminProvidersText } from '../messages/index.ts';
import { approveProblem, CHECKS, checkId, decisionDueAt } from '../model/checks.ts';
import { useDayWords } from './use-words.ts';

const DecideDialog = lazyPanel(() => import('./DecideDialog.tsx').then((m) => m.DecideDialog));

export interface CaseDetailsProps {
  /** The case that it is about. */
  entry: CredentialCase;
  /** Another open case of the same provider: someone with a page can also have applied. */
  other?: CredentialCase | undefined;
  /** Called once it is decided. */
  onDecided: () => void;
}

/** What someone claims, beside what was checked about it, and the three decisions. */
export function CaseDetails({ entry, other, onDecided }: CaseDetailsProps) {
  const t = useAdminProvidersText();
  const shared = useSharedText();
  const moment = usePlaceTime();
  const { today, day, ends } = useDayWords();
  const { due } = useWait();
  const [done, setDone] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const [decision, setDecision] = useState<CredentialDecision | null>(null);
  const mayDecide = useMayDo('credentials.decide');
  const problem = approveProblem(entry, done, today);
  return (
    <Stack gap="x3">
      <Stack gap="half">
        <Text>{t('case.who', { kind: shared(`kind.${entry.kind}`), source: t(`source.${entry.source}`) })}</Text>
        <Text size="sm" tone="muted">
          {t('case.since', { when: moment(entry.submittedAt), due: due(decisionDueAt(entry)) })}
        </Text>
        {entry.providerId !== null && (
          <Link href={paths.adminProviders({ provider: entry.providerId })}>{t('case.provider')}</Link>
        )}
        {other && (
          <Text>
            {t('case.other', { name: entry.displayName, source: other.source })}{' '}
            <Link href={paths.adminProviders({ case: other.id })}>{t('case.otherOpen')}</Link>
          </Text>
        )}
      </Stack>
      {entry.credentials.map((credential, index) => (
        <Grid key={`${credential.title} ${credential.number ?? ''}`} min="xs" gap="x3">
          <Facts title={credential.title}>
            <KeyValueList
              items={[
                { term: t('claim.issuer'), value: credential.issuer },
                { term: t('claim.number'), value: credential.number ?? t('claim.noNumber') },
                { term: t('claim.state'), value: credential.state },
                {
                  term: t('claim.expires'),
                  value:
                    credential.expiresOn === null
                      ? t('claim.noEnd')
                      : t('claim.endsOn', { day: day(credential.expiresOn), words: ends(credential.expiresOn) }),
                },
              ]}
            />
          </Facts>
          <CheckboxGroup
            label={t('checks', { title: credential.title })}
            hasOptionalMark={false}
            options={CHECKS.map((check) => ({ id: checkId(index, check), label: t(`check.${check}`) }))}
            value={done.filter((id) => id.startsWith(`${index}.`))}
            onChange={(ids) => setDone([...done.filter((id) => !id.startsWith(`${index}.`)), ...ids])}
          />
        </Grid>
      ))}
      {mayDecide && (
        <Stack gap="x1">
          <Text size="sm" tone="muted">
            {t('checks.kept')}
          </Text>
          <div role="status">{isAsked && problem !== null && <Text tone="danger">{t(`approve.${problem}`)}</Text>}</div>
          <Inline>
            <Button
              variant="primary"
              data-key="a"
              onPress={() => {
                setAsked(true);
                if (problem === null) setDecision('APPROVE');
              }}
            >
              {t('decide.APPROVE')}
            </Button>
            <Button variant="secondary" data-key="m" onPress={() => setDecision('REQUEST_CHANGES')}>
              {t('decide.REQUEST_CHANGES')}
            </Button>
            <Button variant="secondary" data-key="d" onPress={() => setDecision('DECLINE')}>
              {t('decide.DECLINE')}
            </Button>
          </Inline>
        </Stack>
      )}
      {decision && (
        <DecideDialog entry={entry} decision={decision} onClose={() => setDecision(null)} onDecided={onDecided} />
      )}
    </Stack>
  );
}
