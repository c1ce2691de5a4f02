import {
  Checkbox,
  Container,
  EmptyState,
  Grid,
  Heading,
  PageHeader,
  SearchField,
  Select,
  Stack,
  Text,
} from '@sakina/design-system';
import { useDeferredValue, useMemo, useState } from 'react';
import { useProofText } from '../messages/index.ts';
import { rowsFor, statusOf } from '../model/matrix.ts';
import type { MatrixFilter, MatrixRow } from '../model/matrix.ts';
import { RequirementRow } from './RequirementRow.tsx';

const ALL: MatrixFilter = { text: '', group: '', isMissingOnly: false };

/** Every requirement with what shows it, to search and to narrow. */
export function RequirementMatrix({ rows }: { rows: readonly MatrixRow[] }) {
  const t = useProofText();
  const [filter, setFilter] = useState(ALL);
  // Typing stays quick: the list of three hundred rows may come a moment later.
  const shown = rowsFor(rows, useDeferredValue(filter));
  const groups = useMemo(() => [...new Set(rows.map(({ group }) => group))], [rows]);
  const change = (part: Partial<MatrixFilter>) => setFilter((before) => ({ ...before, ...part }));
  return (
    <Container pad="page">
      <Stack gap="x4">
        <PageHeader title={t('matrix.title')} lead={t('matrix.lead')} />
        <Grid min="md" gap="x2">
          <SearchField
            label={t('matrix.search')}
            placeholder={t('matrix.searchExample')}
            value={filter.text}
            onChange={(text) => change({ text })}
          />
          <Select
            label={t('matrix.group')}
            hasOptionalMark={false}
            anyLabel={t('matrix.anyGroup')}
            value={filter.group}
            onChange={(group) => change({ group })}
            options={groups.map((group) => ({ id: group, label: group }))}
          />
        </Grid>
        <Checkbox value={filter.isMissingOnly} onChange={(isMissingOnly) => change({ isMissingOnly })}>
          {t('matrix.missingOnly')}
        </Checkbox>
        <Text size="sm" tone="muted" role="status">
          {t('matrix.count', {
            count: shown.length,
            all: rows.length,
            missing: rows.filter((row) => statusOf(row) !== 'shown').length,
          })}
        </Text>
        {shown.length === 0 && <EmptyState title={t('matrix.none')}>{t('matrix.noneHelp')}</EmptyState>}
        {groups.map((group) => {
          const own = shown.filter((row) => row.group === group);
          return (
            own.length > 0 && (
              <Stack as="section" gap="x2" key={group} aria-label={group}>
                <Heading level={2} size="xl">
                  {group}
                </Heading>
                <Stack as="ul" gap="x1">
                  {own.map((row) => (
                    <RequirementRow key={row.id} row={row} />
                  ))}
                </Stack>
              </Stack>
            )
          );
        })}
      </Stack>
    </Container>
  );
}
