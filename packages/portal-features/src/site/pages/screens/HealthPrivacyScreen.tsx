import { useHealthPrivacyText } from '../messages/health-privacy/index.ts';
import { healthPrivacyParts } from '../model/health-privacy-parts.ts';
import { readParts } from '../model/legal-parts.ts';
import { LegalDocument } from '../parts/LegalDocument.tsx';
import { useLegalValues } from '../parts/use-legal-values.ts';

/** The Notice of Privacy Practices under HIPAA (ROUTE-9). */
export function HealthPrivacyScreen() {
  const t = useHealthPrivacyText();
  const values = useLegalValues();
  return (
    <LegalDocument
      name="healthPrivacy"
      title={t('title')}
      summary={t('summary')}
      sections={readParts(healthPrivacyParts, t, values)}
    />
  );
}
