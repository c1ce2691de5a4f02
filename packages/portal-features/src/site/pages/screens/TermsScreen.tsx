import { useTermsText } from '../messages/terms/index.ts';
import { termsParts } from '../model/terms-parts.ts';
import { readParts } from '../model/legal-parts.ts';
import { LegalDocument } from '../parts/LegalDocument.tsx';
import { useLegalValues } from '../parts/use-legal-values.ts';

/** The terms of use (ROUTE-9). */
export function TermsScreen() {
  const t = useTermsText();
  const values = useLegalValues();
  return (
    <LegalDocument name="terms" title={t('title')} summary={t('summary')} sections={readParts(termsParts, t, values)} />
  );
}
