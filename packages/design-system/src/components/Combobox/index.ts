export { Combobox } from './Combobox.tsx';
export type { ChoiceSource, ComboboxProps } from './Combobox.tsx';
export type { ChoiceOption } from './choice-option.ts';
