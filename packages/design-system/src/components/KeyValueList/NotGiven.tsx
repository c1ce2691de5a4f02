import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useNotGivenText } from './messages/index.ts';

/** Stands for a missing value in lists and cells: a dash, which screen readers read as 'Not given'. */
export function NotGiven() {
  const t = useNotGivenText();
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('notGiven')}</VisuallyHidden>
    </>
  );
}
