import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useNotGivenText } from './messages/index.ts';

export interface NotGivenProps {
  /** Why there is no value: the dash’s tooltip, and what is read in its place; left out, 'Not given'. */
  reason?: string | undefined;
}

/** Stands for a missing value in lists and cells: a dash, which screen readers read as the reason. */
export function NotGiven({ reason }: NotGivenProps) {
  const t = useNotGivenText();
  const words = reason ?? t('notGiven');
  return (
    <>
      <span aria-hidden title={words}>
        –
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
