import { usePrivacyText } from '../messages/privacy/index.ts';
import { privacyParts } from '../model/privacy-parts.ts';
import { readParts } from '../model/legal-parts.ts';
import { LegalDocument } from '../parts/LegalDocument.tsx';
import { useLegalValues } from '../parts/use-legal-values.ts';

/** The privacy policy: what is stored, why, who sees it, and how it is corrected or deleted (ROUTE-9). */
export function PrivacyScreen() {
  const t = usePrivacyText();
  const values = useLegalValues();
  return (
    <LegalDocument
      name="privacy"
      title={t('title')}
      summary={t('summary')}
      sections={readParts(privacyParts, t, values)}
    />
  );
}
