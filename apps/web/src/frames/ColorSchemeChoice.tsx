import { FooterChoice } from '@sakina/design-system';
import { useAppText } from '../messages/index.ts';
import { choose, schemes, useColorScheme } from './color-scheme.ts';

/** Day, night, or as the system says, for whoever reads without an account as well (LOOK-2). */
export function ColorSchemeChoice() {
  const t = useAppText();
  return (
    <FooterChoice
      name="scheme"
      label={t('scheme.choice')}
      options={schemes.map((id) => ({ id, label: t(`scheme.${id}`) }))}
      value={useColorScheme()}
      onChange={choose}
    />
  );
}
