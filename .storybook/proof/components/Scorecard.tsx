import { Container, Grid, Heading, PageHeader, Stack, Stat, Text } from '@sakina/design-system';
import { useLocale } from '@sakina/design-system';
import { useProofText } from '../messages/index.ts';
import { statusOf } from '../model/matrix.ts';
import type { MatrixRow } from '../model/matrix.ts';
import type { Proof } from '../proof-plugin.ts';
import { MeasuredTable } from './MeasuredTable.tsx';

/** What the build promises and keeps, in figures. */
export function Scorecard({
  proof: { coverage, contract, stories, measured, looked },
  matrix,
}: {
  proof: Proof;
  matrix: readonly MatrixRow[];
}) {
  const t = useProofText();
  const number = new Intl.NumberFormat(useLocale().locale);
  const of = (whole: number) => t('score.of', { all: whole });
  const parts = (kind: 'component' | 'screen') => coverage.filter((one) => one.kind === kind);
  const complete = (kind: 'component' | 'screen') =>
    number.format(parts(kind).filter(({ missing }) => missing.length === 0).length);
  const sum = (part: 'declared' | 'complete') => contract.reduce((total, one) => total + one[part], 0);
  const gaps = [
    ...coverage
      .filter(({ missing }) => missing.length > 0)
      .map(({ name, missing }) => ({ name, words: missing.join('; ') })),
    ...matrix.flatMap((row) => {
      const status = statusOf(row);
      return status === 'shown' ? [] : [{ name: row.id, words: `${row.words} ${t(`matrix.${status}`)}` }];
    }),
  ];
  return (
    <Container pad="page">
      <Stack gap="section">
        <PageHeader title={t('score.title')} lead={t('score.lead')} />
        <Grid min="sm" gap="x3">
          <Stat label={t('score.components')} value={complete('component')} unit={of(parts('component').length)} />
          <Stat label={t('score.screens')} value={complete('screen')} unit={of(parts('screen').length)} />
          <Stat label={t('score.operations')} value={number.format(sum('complete'))} unit={of(sum('declared'))} />
          <Stat
            label={t('score.requirements')}
            value={number.format(matrix.filter((row) => statusOf(row) === 'shown').length)}
            unit={of(matrix.length)}
          />
          <Stat
            label={t('score.stories')}
            value={number.format(stories.reduce((total, file) => total + file.stories.length, 0))}
            unit={t('score.inAll', { files: stories.length })}
          />
        </Grid>
        <Text>
          {looked === null
            ? t('score.notLooked')
            : t('score.looked', {
                stories: looked.stories,
                looks: looked.looks,
                found: looked.found.length,
                commit: looked.commit,
                date: looked.date,
              })}
          {looked?.again !== undefined &&
            ` ${t('score.again', { found: looked.again.found.length, commit: looked.again.commit, date: looked.again.date })}`}
        </Text>
        <Stack as="section" gap="x2">
          <Heading level={2} size="xl">
            {t('score.gaps')}
          </Heading>
          {gaps.length === 0 ? (
            <Text>{t('score.noGaps')}</Text>
          ) : (
            <Stack as="ul" gap="half">
              {gaps.map(({ name, words }) => (
                <li key={name}>
                  <Text as="strong">{name}</Text>
                  {': '}
                  {words}
                </li>
              ))}
            </Stack>
          )}
        </Stack>
        {measured === null ? (
          <Text>{t('score.notMeasured')}</Text>
        ) : (
          <Stack gap="x4">
            <Text tone="muted" size="sm">
              {t('score.measured', { date: measured.date, commit: measured.commit, machine: measured.machine })}
            </Text>
            {measured.groups.map((group) => (
              <MeasuredTable key={group.title} group={group} />
            ))}
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
