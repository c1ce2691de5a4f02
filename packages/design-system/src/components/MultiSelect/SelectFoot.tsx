import type { ChoiceOption } from '../Combobox/choice-option.ts';
import { useChoiceText } from '../Combobox/messages/index.ts';
import { chooseAll } from './chosen-ids.ts';
import { Foot, Shortcut, Shortcuts } from './MultiSelect.styles.ts';

interface SelectFootProps {
  /** What can be chosen. */
  options: readonly ChoiceOption[];
  /** What is chosen. */
  ids: readonly string[];
  /** How many can be chosen at most. */
  limit: number | undefined;
  /** Whether everything can be chosen and taken back at once. */
  hasSelectAll: boolean;
  /** Called with what is to be chosen now. */
  onChange: (ids: string[]) => void;
}

/** Below the field: how many of how many, and the shortcuts to all and to nothing. */
export function SelectFoot({ options, ids, limit, hasSelectAll, onChange }: SelectFootProps) {
  const t = useChoiceText();
  if (limit === undefined && !hasSelectAll) return null;
  const all = chooseAll(ids, options, limit);
  const words =
    limit === undefined
      ? t('chosenCount', { count: ids.length })
      : ids.length >= limit
        ? t('limitReached', { limit })
        : t('chosenOf', { count: ids.length, limit });
  return (
    <Foot>
      <p>{words}</p>
      {hasSelectAll && (
        <Shortcuts>
          <Shortcut slot={null} isDisabled={all.length === ids.length} onPress={() => onChange(all)}>
            {t('chooseAll', { count: options.filter((option) => !option.isDisabled).length })}
          </Shortcut>
          <Shortcut slot={null} isDisabled={ids.length === 0} onPress={() => onChange([])}>
            {t('removeAll')}
          </Shortcut>
        </Shortcuts>
      )}
    </Foot>
  );
}
