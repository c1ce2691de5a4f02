import { ButtonLink, Inline, Link } from '@sakina/design-system';
import { crisisLines, dial } from '@sakina/platform/domain';
import { useShownCountryLine } from '@sakina/platform/react/environment';
import { MessageSquare, Phone } from 'lucide-react';
import { useCrisisText } from './messages/index.ts';

/** The lines as links that a phone dials: those of the reader's own country, else of the United States (CARE-1). */
export function CrisisLinks() {
  const t = useCrisisText();
  const own = useShownCountryLine();
  if (own)
    return (
      <Inline gap="x1h">
        {own.line !== null && (
          <ButtonLink href={dial(own.line)}>
            <Phone aria-hidden />
            {t('callNumber', { number: own.line })}
          </ButtonLink>
        )}
        <ButtonLink href={dial(own.emergency)} variant={own.line === null ? 'primary' : 'secondary'}>
          <Phone aria-hidden />
          {t('emergencyNumber', { number: own.emergency })}
        </ButtonLink>
      </Inline>
    );
  return (
    <Inline gap="x1h">
      <ButtonLink href={crisisLines.call}>
        <Phone aria-hidden />
        {t('callNumber', { number: crisisLines.line })}
      </ButtonLink>
      <ButtonLink href={crisisLines.text} variant="secondary">
        <MessageSquare aria-hidden />
        {t('text')}
      </ButtonLink>
      <ButtonLink href={crisisLines.emergency} variant="secondary">
        <Phone aria-hidden />
        {t('emergencyNumber', { number: crisisLines.emergencyNumber })}
      </ButtonLink>
      <Link href={crisisLines.chat} variant="standalone" isExternal>
        {t('chat')}
      </Link>
    </Inline>
  );
}
