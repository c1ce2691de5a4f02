import { Collection, ListBoxSection } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Check as CheckIcon } from 'lucide-react';
import { createContext, memo, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { groupOptions } from './choice-option.ts';
import type { ChoiceOption } from './choice-option.ts';
import { Check, GroupName, List, Notice, Option, Options } from './Combobox.styles.ts';

/** From this many options on, only the visible ones are in the DOM. */
const MANY = 200;
const LAYOUT = { estimatedRowSize: 44, estimatedHeadingSize: 36, padding: 4 };

interface ChoiceListProps {
  /** What can be chosen. */
  options: readonly ChoiceOption[];
  /** Whether other options are loading. */
  isStale: boolean;
}

/** Shown in the list while it has no options. It changes with every key and must not re-render the list. */
export const NoticeContext = createContext('');

function EmptyNotice() {
  return <Notice>{use(NoticeContext)}</Notice>;
}
const emptyNotice = () => <EmptyNotice />;

function optionOf(option: ChoiceOption): ReactNode {
  return (
    <Option key={option.id} id={option.id} textValue={option.label} data-icon isDisabled={option.isDisabled ?? false}>
      {({ isSelected }) => (
        <>
          <Check aria-hidden>{isSelected && <CheckIcon />}</Check>
          <span data-part="label" dir="auto">
            {option.label}
          </span>
          {option.description && (
            <span data-part="description" dir="auto">
              {option.description}
            </span>
          )}
        </>
      )}
    </Option>
  );
}

/**
 * The list that opens below what is typed, with headings where there are any. Typing alone does not re-render it: it
 * may have thousands.
 */
export const ChoiceList = memo(function ChoiceList({ options, isStale }: ChoiceListProps) {
  const groups = useMemo(() => groupOptions(options), [options]);
  const list = (
    <Options data-stale={isStale || undefined} renderEmptyState={emptyNotice}>
      {groups.map(({ id, name, options: members }) =>
        name === undefined ? (
          <Collection key={id} items={members}>
            {optionOf}
          </Collection>
        ) : (
          <ListBoxSection key={id} id={id}>
            <GroupName>{name}</GroupName>
            <Collection items={members}>{optionOf}</Collection>
          </ListBoxSection>
        ),
      )}
    </Options>
  );
  return (
    <List offset={4} containerPadding={8}>
      {options.length > MANY ? (
        <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
    </List>
  );
});
