import { useLocale } from '@sakina/design-system';

/** Which of the two languages of exercises, prompts and the assistant the reader reads. */
export function useSpoken(): 'en' | 'ar' {
  const { locale } = useLocale();
  return locale.startsWith('ar') ? 'ar' : 'en';
}
