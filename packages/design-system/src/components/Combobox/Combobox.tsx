import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldInternals, FieldProps } from '../Form/field-props.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ChoiceList, NoticeContext } from './ChoiceList.tsx';
import { Box, OpenButton, Root, TypedInput, Working } from './Combobox.styles.ts';
import { ListTrouble } from './ListTrouble.tsx';
import type { ChoiceOption } from './choice-option.ts';
import { useChoiceText } from './messages/index.ts';
import { useTypedChoice } from './use-typed-choice.ts';

/** Props of React Aria’s combobox that these fields set themselves. */
export type ChoiceInternals =
  | FieldInternals
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode'
  | 'inputValue'
  | 'defaultInputValue'
  | 'onInputChange'
  | 'items'
  | 'defaultItems'
  | 'allowsEmptyCollection'
  | 'allowsCustomValue'
  | 'defaultFilter'
  | 'formValue'
  | 'placeholder';

/** Props shared by the fields whose options may come from a server. */
export interface ChoiceSource {
  /** What can be chosen, in the order shown; thousands are fine. */
  options: readonly ChoiceOption[];
  /**
   * Called with what is typed, for options that a server finds. With it nothing is filtered here: `options` are the
   * answer.
   */
  onSearch?: (text: string) => void;
  /**
   * How the options are doing: while loading the last ones stay, and a failure is said below the field.
   * @default 'ready'
   */
  loadState?: 'ready' | 'loading' | 'failed';
  /** Loads the options again after a failure. */
  onRetry?: () => void;
}

export interface ComboboxProps
  extends FieldProps, ChoiceSource, Omit<AriaComboBoxProps<ChoiceOption>, ChoiceInternals> {
  /** The id of the chosen option, or with `allowsCustomValue` what was typed instead; an empty string is no choice. */
  value?: string;
  /** The choice at first, when `value` is not given. */
  defaultValue?: string;
  /**
   * Called with the id of the option chosen, with what was typed where that is allowed, and with an empty string for no
   * choice.
   */
  onChange?: (value: string) => void;
  /** The text of the chosen option, where `options` may not contain it yet, as with a server’s results. */
  valueLabel?: string;
  /**
   * Whether something that is not in the list may be typed.
   * @default false
   */
  allowsCustomValue?: boolean;
  /**
   * Placeholder while the field is empty.
   * @default 'Type or choose', in the reader's language
   */
  placeholder?: string;
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** Chooses one of many things by typing a part of it. Text that matches nothing stays in the field, with an error. */
export function Combobox({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  options,
  value,
  defaultValue,
  onChange,
  valueLabel,
  onSearch,
  loadState = 'ready',
  onRetry,
  allowsCustomValue = false,
  placeholder,
  onBlur,
  onOpenChange,
  ref,
  ...rest
}: ComboboxProps) {
  const t = useChoiceText();
  const own = useDesignSystemText();
  const { text, key, isUnknown, type, select, settle } = useTypedChoice({
    options,
    value,
    defaultValue,
    valueLabel,
    allowsCustomValue,
    onChange,
    onSearch,
  });
  const [isOpen, setOpen] = useState(false);
  const isLoading = loadState === 'loading';
  const problem =
    errorMessage ?? (isUnknown && !isOpen && loadState === 'ready' ? t('notInList', { text }) : undefined);
  const notice = isLoading ? t('loading') : text.trim() === '' ? own('noOptions') : t('nothingFound', { text });

  function leave(event: FocusEvent<HTMLInputElement>) {
    settle();
    onBlur?.(event);
  }
  function keepEscape(event: KeyboardEvent) {
    // Escape closes the list without closing a surrounding dialog.
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
  }
  return (
    <Root
      {...rest}
      value={key}
      onChange={select}
      inputValue={text}
      onInputChange={type}
      onBlur={leave}
      onOpenChange={(next, trigger) => {
        setOpen(next);
        onOpenChange?.(next, trigger);
      }}
      {...(onSearch ? { defaultFilter: () => true } : {})}
      allowsCustomValue
      allowsEmptyCollection={!allowsCustomValue || isLoading}
      isRequired={isRequired}
      isInvalid={Boolean(problem)}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Box onKeyDown={keepEscape}>
        <TypedInput
          {...(ref ? { ref } : {})}
          placeholder={placeholder ?? t('placeholder')}
          {...(text !== '' && { dir: 'auto' })}
        />
        {isLoading && (
          <Working aria-hidden>
            <Spinner size="sm" />
          </Working>
        )}
        <OpenButton>
          <ChevronDown aria-hidden />
        </OpenButton>
      </Box>
      <VisuallyHidden>
        <output>{isLoading && isOpen ? t('loading') : ''}</output>
      </VisuallyHidden>
      <ListTrouble hasFailed={loadState === 'failed'} onRetry={onRetry} />
      <FieldErrorText message={problem} />
      <NoticeContext value={notice}>
        <ChoiceList options={options} isStale={isLoading} />
      </NoticeContext>
    </Root>
  );
}
