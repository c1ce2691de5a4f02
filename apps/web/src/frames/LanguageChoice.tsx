import { FooterChoice } from '@sakina/design-system';
import { languages } from '@sakina/platform/domain';
import { useLanguage } from '../boot/language-context.tsx';
import { useAppText } from '../messages/index.ts';
import { useChooseLanguage } from './use-choose-language.ts';

const options = languages.map(({ code, name, direction }) => ({ id: code, label: name, lang: code, dir: direction }));

/** The languages of the product, each by its own name and script (CARE-6). */
export function LanguageChoice() {
  const t = useAppText();
  const { language, hasFailed } = useLanguage();
  return (
    <FooterChoice
      label={t('language.choice')}
      options={options}
      value={language.code}
      onChange={useChooseLanguage()}
      notice={hasFailed && t('language.failed')}
    />
  );
}
