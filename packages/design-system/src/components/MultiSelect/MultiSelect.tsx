import { ComboBox } from 'react-aria-components/ComboBox';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { ChevronDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import styled from 'styled-components';
import { ChoiceList, NoticeContext } from '../Combobox/ChoiceList.tsx';
import type { ChoiceInternals, ChoiceSource } from '../Combobox/Combobox.tsx';
import { comboboxRoot, OpenButton } from '../Combobox/Combobox.styles.ts';
import { ListTrouble } from '../Combobox/ListTrouble.tsx';
import type { ChoiceOption } from '../Combobox/choice-option.ts';
import { useChoiceText } from '../Combobox/messages/index.ts';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldProps } from '../Form/field-props.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ChosenTags } from './ChosenTags.tsx';
import { SelectFoot } from './SelectFoot.tsx';
import { withLimit } from './chosen-ids.ts';
import { Box, Chosen, TypedInput } from './MultiSelect.styles.ts';
import { useChosen } from './use-chosen.ts';

export interface MultiSelectProps
  extends FieldProps, ChoiceSource, Omit<AriaComboBoxProps<ChoiceOption, 'multiple'>, ChoiceInternals> {
  /** The ids of what is chosen, in the order it was chosen. */
  value?: readonly string[];
  /** What is chosen at first, when `value` is not given. */
  defaultValue?: readonly string[];
  /** Called with all ids that are chosen now. */
  onChange?: (value: string[]) => void;
  /** What is chosen, in words, where `options` may not hold it, as with a server’s answers. */
  valueOptions?: readonly ChoiceOption[];
  /** How many can be chosen at most. */
  limit?: number;
  /**
   * Whether everything can be chosen and taken back at once.
   * @default false
   */
  hasSelectAll?: boolean;
  /**
   * Stands in the field while nothing is chosen.
   * @default 'Type or choose', in the reader's language
   */
  placeholder?: string;
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled(ComboBox<ChoiceOption, 'multiple'>)`${comboboxRoot}`;
const NOTHING: readonly string[] = [];

/** Chooses several of many things. The choices are shown in the field as removable tags. */
export function MultiSelect({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  options,
  value,
  defaultValue = NOTHING,
  onChange,
  valueOptions,
  limit,
  hasSelectAll = false,
  onSearch,
  loadState = 'ready',
  onRetry,
  placeholder,
  onOpenChange,
  ref,
  ...rest
}: MultiSelectProps) {
  const t = useChoiceText();
  const own = useDesignSystemText();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { ids, chosen, said, change, remove } = useChosen({
    options,
    valueOptions,
    value,
    defaultValue,
    limit,
    onChange,
  });
  const shown = useMemo(() => withLimit(options, ids, limit), [options, ids, limit]);
  const isFixed = Boolean(rest.isDisabled || rest.isReadOnly);
  const isLoading = loadState === 'loading';
  const notice = isLoading ? t('loading') : text.trim() === '' ? own('noOptions') : t('nothingFound', { text });
  const problem =
    errorMessage ?? (text.trim() !== '' && !isOpen && loadState === 'ready' ? t('notInList', { text }) : undefined);

  function type(next: string) {
    setText(next);
    onSearch?.(next);
  }
  function select(keys: readonly (string | number)[]) {
    // React Aria also reports the choice on blur; only pass on a change.
    if (keys.length === ids.length && keys.every((key) => ids.includes(String(key)))) return;
    change(keys);
    type('');
  }
  const focusInput = () => box.current?.querySelector('input')?.focus();
  function removeTag(gone: Parameters<typeof remove>[0]) {
    remove(gone);
    // Removing the last tag removes the list, which would lose focus.
    if (gone.size >= ids.length) focusInput();
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
    const isEmptyInput = event.target instanceof HTMLInputElement && event.target.value === '';
    const last = ids.at(-1);
    if (event.key === 'Backspace' && isEmptyInput && last !== undefined && !isFixed && !event.repeat)
      remove(new Set([last]));
  }
  return (
    <Root
      {...rest}
      selectionMode="multiple"
      value={ids}
      onChange={select}
      inputValue={text}
      onInputChange={type}
      onOpenChange={(next, trigger) => {
        setOpen(next);
        onOpenChange?.(next, trigger);
      }}
      {...(onSearch ? { defaultFilter: () => true } : {})}
      allowsCustomValue
      allowsEmptyCollection
      isRequired={isRequired}
      isInvalid={Boolean(problem)}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Box ref={box} onKeyDown={press} isDisabled={rest.isDisabled ?? false}>
        <Chosen>{() => <ChosenTags label={label} chosen={chosen} onRemove={isFixed ? undefined : removeTag} />}</Chosen>
        <TypedInput
          {...(ref ? { ref } : {})}
          {...(chosen.length === 0 ? { placeholder: placeholder ?? t('placeholder') } : {})}
          {...(text !== '' && { dir: 'auto' })}
        />
        <OpenButton>
          <ChevronDown aria-hidden />
        </OpenButton>
      </Box>
      <SelectFoot limit={limit} options={options} ids={ids} hasSelectAll={hasSelectAll && !isFixed} onChange={change} />
      <VisuallyHidden>
        <output>{isLoading && isOpen ? t('loading') : said}</output>
      </VisuallyHidden>
      <ListTrouble hasFailed={loadState === 'failed'} onRetry={onRetry} />
      <FieldErrorText message={problem} />
      <NoticeContext value={notice}>
        <ChoiceList options={shown} isStale={isLoading} />
      </NoticeContext>
    </Root>
  );
}
