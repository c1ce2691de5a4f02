import { Rows2, Rows4 } from 'lucide-react';
import { Switcher } from '@sakina/design-system';
import { VIEWS } from '../model/query.ts';
import { useDirectoryText } from '../messages/index.ts';
import type { QueryProps } from './query-props.ts';

const ICONS = { CARDS: Rows2, LIST: Rows4 };

/** A card for each provider, or a line. The choice is stored in the address. */
export function ViewSwitch({ query, onQueryChange }: Pick<QueryProps, 'query' | 'onQueryChange'>) {
  const t = useDirectoryText();
  return (
    <Switcher
      ground="page"
      label={t('view.label')}
      places={VIEWS.map((id) => ({ id, label: t(`view.${id}`), icon: ICONS[id] }))}
      current={query.view}
      onChoose={(id) => {
        const view = VIEWS.find((known) => known === id);
        if (view && view !== query.view) onQueryChange({ ...query, view }, { replace: true });
      }}
    />
  );
}
