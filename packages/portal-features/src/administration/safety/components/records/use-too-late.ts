import { useAdminSafetyText } from '../../messages/index.ts';

/** Says of a request for a record that it does not wait any more. */
export function useTooLate(): { title: string; body: string } {
  const t = useAdminSafetyText();
  return { title: t('tooLate.title'), body: t('meanwhile.body') };
}
