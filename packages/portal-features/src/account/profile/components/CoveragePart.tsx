import { Button, KeyValueList, Section, Stack, Text } from '@sakina/design-system';
import { listCoverages, removeCoverage } from '@sakina/platform/contract';
import { useOperation, useUser } from '@sakina/platform/react';
import type { Coverage } from '@sakina/platform/contract';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { LoadingLines, ReadList } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';
import type { CoverageForm as Fields } from '../model/forms.ts';
import { CoverageForm } from './CoverageForm.tsx';
import { useFocusAfter } from './use-focus-after.ts';

export interface CoveragePartProps {
  /** What is typed and not sent; null for nothing. */
  kept: Fields | null;
  /** Called with what is typed; null once it is sent. */
  onKeep: (form: Fields | null) => void;
}

/** The insurances that the person has stated, and another. */
export function CoveragePart({ kept, onKeep }: CoveragePartProps) {
  const t = useProfileText();
  const user = useUser();
  const read = useOperation(listCoverages, user ? { params: { id: user.id } } : null);
  const [leaving, setLeaving] = useState<Coverage | null>(null);
  const [list, focusList] = useFocusAfter();

  return (
    <Stack gap="section">
      <Section title={t('insurance.title')} description={t('insurance.help')}>
        <div ref={list} tabIndex={-1} role="group" aria-label={t('insurance.title')}>
          <ReadList
            read={read}
            loading={<LoadingLines label={t('loading')} lines={[4]} />}
            empty={<Text tone="muted">{t('insurance.empty')}</Text>}
            gap="x3"
          >
            {(coverage) => (
              <Stack as="li" key={coverage.id} gap="x1">
                <KeyValueList
                  items={[
                    { id: 'insurer', term: t('insurance.insurer'), value: t(`insurer.${coverage.insurer}`) },
                    { id: 'plan', term: t('insurance.plan'), value: <bdi>{coverage.planName}</bdi> },
                    { id: 'member', term: t('insurance.member'), value: <bdi dir="ltr">{coverage.memberId}</bdi> },
                    {
                      id: 'group',
                      term: t('insurance.group'),
                      value: coverage.groupNumber && <bdi dir="ltr">{coverage.groupNumber}</bdi>,
                    },
                    {
                      id: 'relationship',
                      term: t('insurance.relationship'),
                      value: t(`relationship.${coverage.relationship}`),
                    },
                  ]}
                />
                <div>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={t('insurance.removeOf', { plan: coverage.planName })}
                    onPress={() => setLeaving(coverage)}
                  >
                    {t('insurance.remove')}
                  </Button>
                </div>
              </Stack>
            )}
          </ReadList>
        </div>
      </Section>
      <Section title={t('insurance.addTitle')} description={t('insurance.addHelp')}>
        <CoverageForm kept={kept} onKeep={onKeep} onAdded={focusList} />
      </Section>
      {leaving && (
        <ConfirmAction
          operation={removeCoverage}
          input={{ params: { id: leaving.id } }}
          title={t('insurance.removeTitle', { plan: leaving.planName })}
          confirmLabel={t('insurance.remove')}
          done={t('insurance.removed', { plan: leaving.planName })}
          onClose={() => setLeaving(null)}
          onDone={focusList}
        >
          {t('insurance.removeBody')}
        </ConfirmAction>
      )}
    </Stack>
  );
}
