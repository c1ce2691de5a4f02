import { X } from 'lucide-react';
import type { Key } from 'react-aria-components/TagGroup';
import type { ChoiceOption } from '../Combobox/choice-option.ts';
import { useChoiceText } from '../Combobox/messages/index.ts';
import { Item, List, RemoveButton, Tags } from './MultiSelect.styles.ts';

interface ChosenTagsProps {
  /** What the whole field is called. */
  label: string;
  /** What is chosen, in the order it was chosen. */
  chosen: readonly ChoiceOption[];
  /** Removes a choice; left out, the tags are read-only. */
  onRemove: ((ids: ReadonlySet<Key>) => void) | undefined;
}

/** What is chosen, as tags: arrow keys move between them, Delete and Backspace take one back. */
export function ChosenTags({ label, chosen, onRemove }: ChosenTagsProps) {
  const t = useChoiceText();
  if (chosen.length === 0) return null;
  return (
    // While the list is open React Aria hides the rest of the page; the tags stay reachable by Tab, so keep them
    // exposed too.
    <Tags data-react-aria-top-layer aria-label={t('chosenFor', { label })} {...(onRemove ? { onRemove } : {})}>
      <List>
        {chosen.map((option) => (
          <Item key={option.id} id={option.id} textValue={option.label}>
            <bdi>{option.label}</bdi>
            {onRemove && (
              <RemoveButton slot="remove" aria-label={t('remove')}>
                <X aria-hidden />
              </RemoveButton>
            )}
          </Item>
        ))}
      </List>
    </Tags>
  );
}
