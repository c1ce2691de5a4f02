import { Button, ButtonLink, EmptyState, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react';
import { useProviderCount } from '../api/search-providers.ts';
import { activeFilters, change, cleared } from '../model/filters.ts';
import { loosenings } from '../model/loosen.ts';
import type { Loosening } from '../model/loosen.ts';
import { everyone } from '../model/query.ts';
import { useDirectoryText } from '../messages/index.ts';
import type { QueryProps } from './query-props.ts';
import { useLabels } from './use-labels.ts';

/** At most so many ways out; each is a question to the server. */
const MAX_OPTIONS = 8;

export interface EmptyResultProps extends QueryProps {
  /** Takes focus when the button pressed makes way for a list. */
  onResolved: () => void;
}

/**
 * No one matches: says which must is in the way, how many come back when it is a wish or gone, and does it in one
 * press; and offers to wait for someone who fits (CARE-7).
 */
export function EmptyResult({ onResolved, ...props }: EmptyResultProps) {
  const t = useDirectoryText();
  const user = useUser();
  const { query, onQueryChange } = props;
  const ways = loosenings(query);
  // Leaving out the only thing that was asked for is the button below.
  const offered = ways.length === 1 && ways[0]?.kind === 'WITHOUT' ? [] : ways;
  const isOnlySaved = query.saved && activeFilters(query, { withWords: true }).length === 1;

  function go(next: typeof query) {
    onResolved();
    onQueryChange(next, { replace: false });
  }

  if (query.saved && !user) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('saved.signIn.title')}
        action={<ButtonLink href={paths.login({ redirect: props.here })}>{t('signIn.login')}</ButtonLink>}
      >
        {t('saved.signIn.body')}
      </EmptyState>
    );
  }
  if (isOnlySaved) {
    return (
      <EmptyState
        illustration="lantern"
        headingLevel={3}
        title={t('saved.empty.title')}
        action={<Button onPress={() => go(change(query, { saved: false }))}>{t('empty.everyone')}</Button>}
      >
        {t('saved.empty.body')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title={t('empty.title')}
      action={
        <Stack gap="x1h" align="center">
          {offered.length > 0 && (
            <Stack as="ul" gap="x1" align="center" aria-label={t('empty.options')}>
              {offered.slice(0, MAX_OPTIONS).map((way) => (
                <Option key={`${way.kind} ${way.filters[0]?.name}`} {...props} way={way} onChoose={go} />
              ))}
            </Stack>
          )}
          <Button variant="action" onPress={() => onQueryChange({ ...query, panel: 'WAITLIST' }, { replace: false })}>
            {t('empty.wait')}
          </Button>
          <Button
            variant="quiet"
            onPress={() => go(query.words ? { ...everyone, sort: query.sort, view: query.view } : cleared(query))}
          >
            {t('empty.everyone')}
          </Button>
        </Stack>
      }
    >
      {t(offered.length > 0 ? 'empty.body' : 'empty.bodyNone')}
    </EmptyState>
  );
}

interface OptionProps extends QueryProps {
  way: Loosening;
  onChoose: (next: QueryProps['query']) => void;
}

/** One thing to ask for less strictly. Shown only once it is known that someone comes back then. */
function Option({ presetKinds, way, onChoose }: OptionProps) {
  const t = useDirectoryText();
  const labels = useLabels();
  const count = useProviderCount(change(way.next, {}), presetKinds);
  if (!count) return null;
  const filter = labels.list(way.filters.map((one) => labels.filter(one)));
  return (
    <li>
      <Button variant="secondary" onPress={() => onChoose(way.next)}>
        {t(`empty.${way.kind}`, { filter, count })}
      </Button>
    </li>
  );
}
