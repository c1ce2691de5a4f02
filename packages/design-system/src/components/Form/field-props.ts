import type { ReactNode } from 'react';

/** Props of every field, so that they look and behave alike. */
export interface FieldProps {
  /** What is asked for; always visible. */
  label: string;
  /** A sentence of help, read out with the field. */
  description?: ReactNode;
  /** What is wrong, in words. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /**
   * Whether the form needs it. A field that is not needed says '(optional)'.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Whether a field that is not required says so; switch it off where nothing is submitted, as in filters.
   * @default true
   */
  hasOptionalMark?: boolean;
}

/** React Aria props that our fields set themselves. */
export type FieldInternals =
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'isInvalid'
  | 'isRequired'
  | 'validate'
  | 'validationBehavior';
