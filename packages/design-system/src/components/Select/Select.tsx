import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import { Label } from 'react-aria-components/Label';
import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldInternals, FieldProps } from '../Form/field-props.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { List, Mark, Option, Options, Root, Trigger, Value } from './Select.styles.ts';

export interface SelectOption {
  /** Names the option; unique among the options. */
  id: string;
  /** The option in words. */
  label: string;
  /** A second line that helps to choose. */
  description?: string;
  /** Whether it is shown and cannot be chosen; its description can say why. */
  isDisabled?: boolean;
}

type Replaced =
  | FieldInternals
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode'
  | 'disabledKeys'
  | 'placeholder';

export interface SelectProps extends FieldProps, Omit<AriaSelectProps<SelectOption>, Replaced> {
  /** What can be chosen, in the order shown. */
  options: readonly SelectOption[];
  /** The id of the chosen option; an empty string is no choice. */
  value?: string;
  /** The id chosen at first, when `value` is not given. */
  defaultValue?: string;
  /** Called with the id of the option chosen, or with an empty string for `anyLabel`. */
  onChange?: (id: string) => void;
  /**
   * Placeholder while nothing is chosen.
   * @default 'Choose one', in the reader's language
   */
  placeholder?: string;
  /** Adds a first option that means no choice, as in a filter: 'Any language'. */
  anyLabel?: string;
  /**
   * Whether the label is for screen readers only, where the choice says of itself what it is about.
   * @default false
   */
  isLabelHidden?: boolean;
  /** The button that opens the list, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/** Stands for an empty choice inside the list, where every option needs an id. */
const ANY = '—any';

/** Chooses one of a list that is too long for radio buttons. */
export function Select({
  label,
  description,
  errorMessage,
  isRequired = false,
  isLabelHidden = false,
  hasOptionalMark = true,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  anyLabel,
  ref,
  ...rest
}: SelectProps) {
  const t = useDesignSystemText();
  const toKey = (id: string) => id || (anyLabel ? ANY : null);
  const items: readonly SelectOption[] = anyLabel ? [{ id: ANY, label: anyLabel }, ...options] : options;
  return (
    <Root
      {...rest}
      {...(value === undefined ? { defaultValue: toKey(defaultValue ?? '') } : { value: toKey(value) })}
      onChange={(key) => onChange?.(key === ANY || key === null ? '' : String(key))}
      allowsEmptyCollection
      placeholder={placeholder ?? t('selectPlaceholder')}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={rest.name}
    >
      {isLabelHidden ? (
        <VisuallyHidden>
          <Label>{label}</Label>
        </VisuallyHidden>
      ) : (
        <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      )}
      <FieldDescription>{description}</FieldDescription>
      <Trigger {...(ref ? { ref } : {})}>
        <Value>
          {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </Value>
        <ChevronDown aria-hidden />
      </Trigger>
      <FieldErrorText message={errorMessage} />
      <List offset={4}>
        <Options renderEmptyState={() => t('noOptions')}>
          {items.map((option) => (
            <Option
              key={option.id}
              id={option.id}
              textValue={option.label}
              data-icon
              isDisabled={option.isDisabled ?? false}
            >
              {({ isSelected }) => (
                <>
                  <Mark aria-hidden>{isSelected && <Check />}</Mark>
                  <span data-part="label">{option.label}</span>
                  {option.description && <span data-part="description">{option.description}</span>}
                </>
              )}
            </Option>
          ))}
        </Options>
      </List>
    </Root>
  );
}
