import { Button } from '../Button/index.ts';
import type { ButtonProps } from '../Button/index.ts';
import { useFormState } from './form-context.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'isPending'>;

/** Submits the surrounding form, and keeps its place and focus meanwhile. */
export function SubmitButton({ variant = 'action', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button {...rest} variant={variant} type="submit" isPending={isSubmitting} />;
}
